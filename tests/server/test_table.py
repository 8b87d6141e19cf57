"""Tables without sockets: what each message of a guest brings about."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from roadstead.harbour import game_named
from roadstead.kernel.game import NATURE
from roadstead.server import lines, parts, wire
from roadstead.server.folding import reloaded
from roadstead.server.table import GRACE_S, Table
from roadstead.server.taking import (
    Chosen,
    Guest,
    Present,
    Reopen,
    Reopened,
    Taken,
    Think,
    Tick,
    take,
)
from roadstead.server.telling import moment, news, welcome
from roadstead.shanghaien import Shanghaien
from tests.server.tables import (
    ANNA,
    BERT,
    COMPUTER,
    EVE,
    NOW,
    OPEN,
    SECRET,
    against_computer,
    begun,
    done,
    finished,
    nonce_of,
    of_two,
    person,
    play,
    promise_of,
    refused,
    table_of,
    taken_jobs,
    thought,
)

WITH_CAPTAIN = Shanghaien(first_player="first", expansions="crazy_captain")
EXPANSIONS = "crazy_captain+extra1+extra2+extra3"


def seed_of(table: Table) -> str | None:
    return welcome(table, EVE.id, NOW).setting.fairness.seed


# --- sitting down ---------------------------------------------------------------------------------


def test_a_table_waits_for_its_seats_then_for_nonces_then_plays() -> None:
    table = table_of(person(ANNA), OPEN)
    assert table.status == "seats"
    table = done(take(table, BERT, wire.Sit("s", 1, " Bert "), NOW)).table
    assert table.status == "nonces"
    assert table.chairs[1].name == "Bert"
    assert begun(table).status == "playing"


def test_chance_answers_as_soon_as_the_last_nonce_is_in() -> None:
    table = table_of(person(ANNA), COMPUTER)
    assert table.to_move == ()
    assert taken_jobs(table) == ()
    table = begun(table)
    movers = [table.played[seq].mover for seq in table.standing]
    assert movers == [NATURE] * 7
    assert table.position.to_move in (0, 1)


def test_a_taken_seat_is_refused() -> None:
    table = table_of(person(ANNA), OPEN)
    assert refused(take(table, BERT, wire.Sit("s", 0), NOW)) == "seat-taken"
    assert refused(take(table, BERT, wire.Sit("s", 7), NOW)) == "no-such-seat"
    assert refused(take(table, BERT, wire.Sit("s", 1, "a\nb"), NOW)) == "bad-name"
    assert refused(take(table, BERT, wire.Sit("s", 1, "a" * 25), NOW)) == "bad-name"


def test_a_seat_is_held_on_another_device_by_its_key() -> None:
    table = against_computer()
    key = welcome(table, ANNA.id, NOW).keys["0"]
    assert welcome(table, EVE.id, NOW).keys == {}
    assert refused(take(table, EVE, wire.Claim("c", 0, "0" * 32), NOW)) == "wrong-key"
    assert refused(take(table, EVE, wire.Claim("c", 1, SECRET.key(1)), NOW)) == "wrong-key"
    table = done(take(table, EVE, wire.Claim("c", 0, key), NOW)).table
    assert table.held_by(EVE.id) == table.held_by(ANNA.id) == (0,)
    done(play(table, EVE, 0, "roll"))


# --- nonces ---------------------------------------------------------------------------------------


def test_no_nonce_is_opened_before_all_are_promised() -> None:
    table = table_of(person(ANNA), person(BERT))
    table = done(take(table, ANNA, wire.Promise("p", 0, promise_of(0)), NOW)).table
    assert refused(take(table, ANNA, wire.Nonce("n", 0, nonce_of(0)), NOW)) == "broken-promise"


def test_a_promise_is_kept() -> None:
    table = table_of(person(ANNA), COMPUTER)
    table = done(take(table, ANNA, wire.Promise("p", 0, promise_of(0)), NOW)).table
    assert refused(take(table, ANNA, wire.Promise("q", 0, promise_of(1)), NOW)) == "broken-promise"
    assert refused(take(table, ANNA, wire.Nonce("n", 0, nonce_of(1)), NOW)) == "broken-promise"
    assert refused(take(table, ANNA, wire.Promise("r", 1, promise_of(1)), NOW)) == "not-your-seat"


def test_another_nonce_brings_other_dice() -> None:
    table = table_of(person(ANNA), COMPUTER)
    hashed = [promise_of(0), promise_of(1)]
    drawn: set[tuple[str, ...]] = set()
    for seat, promise in enumerate(hashed):
        promised = done(take(table, ANNA, wire.Promise("p", 0, promise), NOW)).table
        started = done(take(promised, ANNA, wire.Nonce("n", 0, nonce_of(seat)), NOW)).table
        drawn.add(tuple(started.played[seq].word for seq in started.standing))
    assert len(drawn) == 2


# --- playing --------------------------------------------------------------------------------------


def test_a_move_is_played_and_chance_answers() -> None:
    table = against_computer()
    taken = done(play(table, ANNA, 0, "roll", "a"))
    assert [type(each.line) for each in taken.lines] == [lines.Moved, lines.Moved]
    assert taken.lines[0].command == "a"
    assert taken.lines[1].command is None
    assert taken.messages == (wire.Done("a", table.seq + 1),)
    assert taken.table.position.to_move == 0


def test_a_command_sent_again_changes_nothing() -> None:
    table = against_computer()
    once = done(play(table, ANNA, 0, "roll", "a"))
    ask = wire.Play("a", 0, "roll", table.moment)
    again = take(once.table, ANNA, ask, NOW)
    assert again.lines == ()
    assert again.messages == once.messages
    assert again.table is once.table


def test_a_move_for_another_moment_is_out_of_date() -> None:
    table = against_computer()
    after = done(play(table, ANNA, 0, "roll")).table
    assert refused(take(after, ANNA, wire.Play("b", 0, "roll", table.moment), NOW)) == "out-of-date"


def test_an_illegal_move_names_its_clause() -> None:
    table = against_computer()
    (message,) = play(table, ANNA, 0, "shanghai").messages
    assert isinstance(message, wire.Refusal)
    assert (message.code, message.clause) == ("illegal-move", "B1")
    assert message.args["placed"] == 0


@pytest.mark.parametrize(
    ("guest", "seat", "move", "code"),
    [
        (ANNA, 0, "fly", "unreadable"),
        (ANNA, 0, "rolled.6.6", "illegal-move"),
        (ANNA, 1, "roll", "not-your-seat"),
        (EVE, 0, "roll", "not-your-seat"),
        (ANNA, 5, "roll", "no-such-seat"),
    ],
)
def test_what_nobody_may_play(guest: Guest, seat: int, move: str, code: str) -> None:
    assert refused(play(against_computer(), guest, seat, move)) == code


def test_only_the_seat_to_move_moves() -> None:
    table = of_two()
    assert refused(play(table, BERT, 1, "roll")) == "not-your-turn"
    assert refused(take(table, BERT, wire.Why("w", 1, "roll"), NOW)) == "not-your-turn"


def test_why_tells_the_clause_of_any_move() -> None:
    table = against_computer()
    (legal,) = take(table, ANNA, wire.Why("w", 0, "roll"), NOW).messages
    (illegal,) = take(table, ANNA, wire.Why("w", 0, "shanghai"), NOW).messages
    assert isinstance(legal, wire.Because)
    assert isinstance(illegal, wire.Because)
    assert (legal.legal, legal.clause) == (True, "T4")
    assert (illegal.legal, illegal.clause) == (False, "B1")
    assert legal.args["next_starter"] == "non_caller"


def test_a_look_back_shows_how_it_was() -> None:
    table = against_computer()
    after = done(play(table, ANNA, 0, "roll")).table
    (seen,) = take(after, ANNA, wire.Look("l", table.moment), NOW).messages
    assert isinstance(seen, wire.Seen)
    assert seen.moments[0].view == str(table.position.view(0))
    assert seen.moments[0].moves == []
    assert refused(take(after, ANNA, wire.Look("l", after.seq + 1), NOW)) == "no-such-entry"


# --- computer players -----------------------------------------------------------------------------


def test_the_computer_is_asked_with_a_view_and_no_more() -> None:
    table = begun(table_of(COMPUTER, person(ANNA), game=Shanghaien(first_player="first")))
    (job,) = taken_jobs(table)
    assert isinstance(job, Think)
    assert job.view == table.position.view(0)
    after = take(table, None, Chosen(0, table.moment, "roll"), NOW)
    assert after.lines[0].line == lines.Moved(0, "roll")


def test_a_late_answer_of_the_computer_is_forgotten() -> None:
    table = begun(table_of(COMPUTER, person(ANNA), game=Shanghaien(first_player="first")))
    assert take(table, None, Chosen(0, table.moment - 1, "roll"), NOW).table is table
    assert take(table, None, Chosen(1, table.moment, "roll"), NOW).table is table


@pytest.mark.parametrize("move", ["shanghai", "fly"])
def test_a_computer_that_breaks_the_rules_gets_a_legal_move(move: str) -> None:
    table = begun(table_of(COMPUTER, person(ANNA), game=Shanghaien(first_player="first")))
    after = take(table, None, Chosen(0, table.moment, move), NOW)
    assert after.lines[0].line == lines.Moved(0, "roll")


# --- taking back ----------------------------------------------------------------------------------


def test_between_people_an_answered_chance_stands() -> None:
    table = done(play(of_two(), ANNA, 0, "roll")).table
    assert refused(take(table, ANNA, wire.TakeBack("t", 0, True), NOW)) == "take-back-past-chance"


def test_against_the_computer_the_same_roll_comes_again() -> None:
    table = against_computer()
    rolled = done(play(table, ANNA, 0, "roll")).table
    asked = take(rolled, ANNA, wire.TakeBack("t", 0), NOW)
    assert refused(asked) == "take-back-needs-confirming"
    back = done(take(rolled, ANNA, wire.TakeBack("u", 0, True), NOW)).table
    assert back.position == table.position
    again = done(play(back, ANNA, 0, "roll")).table
    assert again.position == rolled.position
    assert len(again.log) == len(rolled.log) + 3


def placed_by_anna(game: Shanghaien | None = None) -> tuple[Table, Table]:
    """Before and after a placing; chance has not spoken since."""
    table = done(play(of_two(game), ANNA, 0, "roll")).table
    move = next(str(each) for each in table.position.legal_moves() if str(each)[0].isdigit())
    return table, done(play(table, ANNA, 0, move)).table


def test_a_placing_is_free_to_take_back_while_nobody_moved() -> None:
    before, after = placed_by_anna()
    back = done(take(after, ANNA, wire.TakeBack("t", 0), NOW)).table
    assert back.position == before.position
    assert back.to_move == (0,)


def test_past_another_persons_move_by_consent() -> None:
    """The veto of the Captain is a move without chance: after it, Bert is asked."""
    before, wished = _bert_passed(of_two(WITH_CAPTAIN))
    asked = done(take(wished, ANNA, wire.TakeBack("t", 0), NOW)).table
    assert asked.wish is not None
    assert asked.wish.waits_for == (1,)
    assert refused(take(asked, ANNA, wire.Agree("y", 0, True), NOW)) == "not-now"
    declined = done(take(asked, BERT, wire.Agree("n", 1, False), NOW)).table
    assert declined.wish is None
    assert declined.position == wished.position
    agreed = done(take(asked, BERT, wire.Agree("y", 1, True), NOW)).table
    assert agreed.wish is None
    assert agreed.position == before.position


def _bert_passed(table: Table) -> tuple[Table, Table]:
    """Play on until Anna announced something that Bert, whose Captain is in force, let pass."""
    generator = Random(1)
    before = table
    for _ in range(5_000):
        seat = table.to_move[0]
        guest = (ANNA, BERT)[seat]
        words = [str(each) for each in table.position.legal_moves()]
        if seat == 1 and "captain" in words:
            word = "captain"
        elif seat == 1 and "pass" in words:
            after = done(play(table, BERT, 1, "pass")).table
            if after.played[after.standing[-1]].mover == 1:
                return before, after
            word = "veto"
        else:
            calm = [each for each in words if each not in ("captain", "pass")]
            word = (calm or words)[generator.randrange(len(calm or words))]
        before = table
        table = done(play(table, guest, seat, word)).table
        if table.status == "over":
            table = of_two(WITH_CAPTAIN)
    raise AssertionError("nothing was announced")


def test_nothing_to_take_back() -> None:
    table = against_computer()
    assert refused(take(table, ANNA, wire.TakeBack("t", 0), NOW)) == "nothing-to-take-back"
    assert refused(take(table, ANNA, wire.Agree("y", 0, True), NOW)) == "not-now"


def test_a_move_ends_a_wish() -> None:
    _, wished = _bert_passed(of_two(WITH_CAPTAIN))
    asked = done(take(wished, ANNA, wire.TakeBack("t", 0), NOW)).table
    seat = asked.to_move[0]
    move = str(asked.position.legal_moves()[0])
    after = done(play(asked, (ANNA, BERT)[seat], seat, move)).table
    assert after.wish is None
    assert refused(take(after, BERT, wire.Agree("y", 1, True), NOW)) == "not-now"


# --- the end --------------------------------------------------------------------------------------


def test_who_resigns_has_lost_and_the_seed_is_told() -> None:
    table = of_two()
    assert seed_of(table) is None
    over = done(take(table, ANNA, wire.Resign("r", 0), NOW)).table
    assert over.ended is not None
    assert (over.ended.winners, over.ended.why) == ((1,), "resigned")
    assert seed_of(over) == SECRET.seed.hex()
    assert refused(play(over, ANNA, 0, "roll")) == "not-now"


def test_of_four_who_resigns_is_replaced_by_the_computer() -> None:
    """The game goes on without the one who gave up, who cannot come back."""
    seats = (person(ANNA), person(BERT), person(BERT), person(EVE))
    table = begun(table_of(*seats, game=game_named("jackal")()))
    table = done(take(table, EVE, wire.Resign("r", 3), NOW)).table
    assert table.status == "playing"
    assert table.chairs[3].sitter == "computer"
    assert refused(take(table, EVE, wire.Sit("s", 3), NOW)) == "seat-taken"
    seat = table.to_move[0]
    guest = Guest(table.chairs[seat].holders[0])
    after = done(play(table, guest, seat, str(table.position.legal_moves()[0]))).table
    assert reloaded("room", SECRET, after.log) == after


def test_a_rematch_turns_the_seats() -> None:
    table = done(take(of_two(), ANNA, wire.Resign("r", 0), NOW)).table
    table = done(take(table, ANNA, wire.Rematch("a", 0), NOW)).table
    assert taken_jobs(table) == ()
    table = done(take(table, BERT, wire.Rematch("b", 1), NOW)).table
    (job,) = taken_jobs(table)
    assert isinstance(job, Reopen)
    assert [seat.holder for seat in job.seats] == [BERT.id, ANNA.id]
    table = take(table, None, Reopened("next"), NOW).table
    assert taken_jobs(table) == ()
    assert welcome(table, EVE.id, NOW).setting.next_room == "next"
    assert take(table, None, Reopened("other"), NOW).table is table


def test_no_rematch_before_the_end() -> None:
    assert refused(take(of_two(), ANNA, wire.Rematch("a", 0), NOW)) == "not-now"


# --- leaving --------------------------------------------------------------------------------------


def away(table: Table) -> Table:
    """Bert has left."""
    both = frozenset((ANNA.id, BERT.id))
    table = take(table, None, Present(both), NOW).table
    return take(table, None, Present(frozenset((ANNA.id,))), NOW + 1).table


def test_who_leaves_is_given_time_then_the_other_decides() -> None:
    table = away(of_two())
    assert Taken(table).wake_at(NOW) == NOW + 1 + GRACE_S
    early, late = NOW + GRACE_S, NOW + 1 + GRACE_S
    for choice in ("computer", "end"):
        ask = wire.Decide("d", 0, 1, choice)
        assert refused(take(table, ANNA, ask, early)) == "not-away"
    assert take(table, None, Tick(), late).told
    assert welcome(table, ANNA.id, late).setting.chairs[1].may_decide
    kept = done(take(table, ANNA, wire.Decide("d", 0, 1, "computer"), late)).table
    assert kept.chairs[1].sitter == "computer"
    ended = done(take(table, ANNA, wire.Decide("d", 0, 1, "end"), late)).table
    assert ended.ended is not None
    assert (ended.ended.winners, ended.ended.why) == ((), "abandoned")


def test_who_comes_back_has_the_seat_again() -> None:
    late = NOW + 1 + GRACE_S
    table = away(of_two())
    table = done(take(table, ANNA, wire.Decide("d", 0, 1, "computer"), late)).table
    assert table.held_by(BERT.id) == ()
    assert refused(take(table, EVE, wire.Sit("s", 1), late)) == "seat-taken"
    table = done(take(table, BERT, wire.Sit("s", 1), late)).table
    assert table.held_by(BERT.id) == (1,)
    assert table.status == "playing"


def test_nobody_decides_about_who_is_here() -> None:
    table = take(of_two(), None, Present(frozenset((ANNA.id, BERT.id))), NOW).table
    for about in (0, 1, 9):
        ask = wire.Decide("d", 0, about, "end")
        assert refused(take(table, ANNA, ask, NOW + 9_999)) == "not-away"


# --- what is told ---------------------------------------------------------------------------------


def test_legal_moves_are_told_to_the_seat_to_move_only() -> None:
    table = of_two()
    assert [choice.move for choice in moment(table, 0).moves] == ["roll"]
    assert moment(table, 1).moves == []
    assert moment(table, None).moves == []
    assert moment(table, None).to_move == [0]


def test_a_scene_counts_what_a_person_would_count() -> None:
    table = finished(against_computer(), Random(3))
    scene = moment(table, 0).scene
    assert isinstance(scene, parts.ShanghaienScene)
    assert [side.points for side in scene.sides] == list(table.position.score())
    for side in scene.sides:
        assert side.points == sum(crew.points for crew in side.crews) + len(side.tricks)


def test_on_one_screen_both_seats_are_shown() -> None:
    table = begun(table_of(person(ANNA, "Anna"), person(ANNA, "Bert")))
    told = welcome(table, ANNA.id, NOW)
    assert told.you == [0, 1]
    assert [each.seat for each in told.moments] == [0, 1]


@pytest.mark.parametrize("seed", range(100))
def test_a_whole_game_is_reloaded_from_its_log(seed: int) -> None:
    """A hundred random games: log and table tell the same, the seed stays hidden to the end."""
    expansions = EXPANSIONS if seed % 2 else "none"
    table = against_computer(Shanghaien(expansions=expansions))
    while table.status == "playing":
        table = _one_more(table, seed)
    text = msgspec.json.encode(table.log)
    again = reloaded("room", SECRET, msgspec.json.decode(text, type=list[lines.Written]))
    assert again == table
    assert msgspec.json.encode(welcome(again, ANNA.id, NOW)) == msgspec.json.encode(
        welcome(table, ANNA.id, NOW)
    )
    assert seed_of(table) == SECRET.seed.hex()


def _one_more(table: Table, seed: int) -> Table:
    """A random move of Anna, and the computer's answers."""
    table = thought(table)
    if table.status != "playing":
        return table
    words = [str(each) for each in table.position.legal_moves()]
    generator = Random(f"{seed}/{table.seq}")
    after = done(play(table, ANNA, 0, words[generator.randrange(len(words))]))
    told = msgspec.json.encode(news(after.table, after.lines, ANNA.id, NOW))
    assert after.table.ended or SECRET.seed.hex().encode() not in told
    return after.table

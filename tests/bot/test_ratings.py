"""Ratings of people, computers and sides after games."""

from __future__ import annotations

from bot.features.stats.ratings import START_RATING, Ranked, Rated, fold


def test_an_unrated_result_changes_no_rating() -> None:
    """Others are still rated against them."""
    rankeds = [Ranked("ann", 1, 0), Ranked("cat", 2, 1, rated=False)]
    rated = fold([rankeds] * 3)
    assert "cat" not in rated
    assert rated["ann"].rating > START_RATING


def test_results_against_computers_change_a_rating_little() -> None:
    def against(person: bool) -> int:
        games = [[Ranked("ann", 1, 0), Ranked("rival", 2, 1, person)]] * 3
        return fold(games)["ann"].rating

    assert START_RATING < against(False) < against(True)
    strong = fold([alone(("bob", 1), ("cat", 2))] * 9 + [alone(("ann", 1), ("bob", 2))])
    weak = fold([alone(("bob", 1), ("cat", 2))] * 9 + [alone(("ann", 1), ("cat", 2))])
    assert strong["ann"].rating > weak["ann"].rating, "who is beaten counts"


def test_winners_are_rated_above_losers_at_tables_of_any_size() -> None:
    for size in (2, 3, 4):
        people = [f"p{n}" for n in range(size)]
        rated = fold([alone(*((who, n + 1) for n, who in enumerate(people)))] * 5)
        found = [rated[who].rating for who in people]
        assert found == sorted(found, reverse=True)
        assert len(set(found)) == size
        assert found[0] > START_RATING
        assert rated["p0"] == Rated(found[0], 5, 5)


def test_equal_results_keep_equal_ratings() -> None:
    rated = fold([alone(("a", 1), ("b", 1)), alone(("a", 1), ("b", 1), ("c", 3), ("d", 3))])
    assert rated["a"] == rated["b"]
    assert rated["c"] == rated["d"]
    assert rated["a"].rating > rated["c"].rating


def alone(*seats: tuple[str, int]) -> list[Ranked]:
    """A game of each against each: who, and their rank."""
    return [Ranked(who, rank, n) for n, (who, rank) in enumerate(seats)]


def test_a_person_with_two_seats_is_rated_once() -> None:
    rated = fold([alone(("ann", 1), ("computer", 2), ("computer", 3))])
    assert rated["computer"].games == 1
    assert fold([alone(("alone", 1))]) == {}


def test_players_of_a_side_are_rated_as_a_team() -> None:
    ranked, many = Ranked("ann", 1, 0), [Ranked(who, 2, 1) for who in ("bob", "cat", "dan")]
    rated = fold([[ranked, *many]] * 3)
    against = fold([alone(("ann", 1), ("bob", 2), ("cat", 2), ("dan", 2))] * 3)
    assert rated["bob"] == rated["cat"] == rated["dan"]
    assert rated["ann"].rating > START_RATING > rated["bob"].rating
    assert rated["ann"] != against["ann"], "not as in a game of each against each"
    assert [rated[who].wins for who in ("ann", "bob")] == [3, 0]
    assert fold([many]) == {}, "a game with nobody to beat"

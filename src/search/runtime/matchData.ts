import lunr from 'lunr';

/**
 * What lunr notes of a match: where its words stand. The index has no
 * positions, so nothing is to be noted; lunr's own class would make three
 * objects for every document that has a common word.
 */
class MatchData {
  add(): void {
    // Nothing is noted.
  }

  combine(): void {
    // Nothing is noted.
  }
}

Object.assign(lunr, {MatchData});

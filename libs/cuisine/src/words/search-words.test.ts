import { SEARCH_WORDS_MAX } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { containsEveryWord, everyWord, foldText, keywords, searchWords } from './search-words.ts';

describe('foldText', () => {
  it.each([
    ['Bœuf d’Osaka (façon Kyôto)', 'boeuf d osaka facon kyoto'],
    ['Pot-au-feu, à l’ancienne !', 'pot au feu a l ancienne'],
    ['  ÉTATS-UNIS  ', 'etats unis'],
    ['寿司 Sushi', '寿司 sushi'],
    ['', ''],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchWords', () => {
  it('separates words at spaces, apostrophes and punctuation, without repeating one', () => {
    expect(searchWords("Tarte d'été, tarte aux pommes")).toEqual(['tarte', 'd', 'ete', 'aux', 'pommes']);
  });

  it('keeps only the first words', () => {
    expect(searchWords('a b c d e f g h i j k l m')).toHaveLength(SEARCH_WORDS_MAX);
  });

  it('finds no word in an empty text', () => {
    expect(searchWords('  ')).toEqual([]);
  });

  it.each(['😀', '%', ' ... '])('takes signs only for a word that no text contains: "%s"', (text) => {
    expect(containsEveryWord(foldText(`Soupe ${text} au miso`), searchWords(text))).toBe(false);
  });
});

describe('everyWord', () => {
  it.each([
    ['dessert -lait -œufs', 'dessert sans lait sans oeufs'],
    ['🚫 lait', 'sans lait'],
    ['lait ❌', 'lait interdit'],
    ['≠ lait', 'sans lait'],
    ['gratin ¬ lait', 'gratin sans lait'],
    ['~lait ^oeufs', 'sans lait sans oeufs'],
    ['riz ~ 30 min', 'riz 30 min'],
    ['pot-au-feu - riz !', 'pot au feu riz'],
  ])('reads a sign of denial as a word: "%s"', (text, words) => {
    expect(everyWord(text).join(' ')).toBe(words);
  });
});

describe('keywords', () => {
  it('ignores words of 2 characters or fewer', () => {
    expect(keywords('soupe-au-miso-de-la-mer')).toEqual(['soupe', 'miso', 'mer']);
  });

  it('are limited like the words of a search', () => {
    expect(keywords('aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll mmm')).toHaveLength(SEARCH_WORDS_MAX);
  });

  it('counts a spelled-out ligature by its letters', () => {
    expect(keywords('œuf')).toEqual(['oeuf']);
  });
});

describe('containsEveryWord', () => {
  const title = foldText('Bœuf bourguignon aux carottes');

  it('finds words in any order and as substrings', () => {
    expect(containsEveryWord(title, searchWords('CAROT gnon bœ'))).toBe(true);
  });

  it('refuses a text that lacks one of the words', () => {
    expect(containsEveryWord(title, searchWords('bœuf navet'))).toBe(false);
  });

  it('matches everything without words', () => {
    expect(containsEveryWord(title, [])).toBe(true);
  });
});

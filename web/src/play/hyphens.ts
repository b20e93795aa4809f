/* Places at which long names may break. Browsers hyphenate only in languages that they have a dictionary for. Pure. */

const VOWELS = 'aeiouyàâäæéèêëîïôöœùûü'
const SOFT_HYPHEN = '\u00AD'
/** Before a syllable that begins with one consonant, and between two consonants that are not one sound; with at least
    three letters on each side. */
const BREAK = new RegExp(
  `(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}][${VOWELS}]\\p{L})|` +
    `(?<=\\p{L}[${VOWELS}][^${VOWELS}])(?=[^${VOWELS}hlr][${VOWELS}]\\p{L})`,
  'giu',
)

/** A text whose long words have soft hyphens. */
export const hyphenated = (text: string): string =>
  text.replace(/\p{L}{8,}/gu, (word) => word.replace(BREAK, SOFT_HYPHEN))

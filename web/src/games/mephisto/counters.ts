/** The counters of cards, which have names. */
export const OF_CARDS = ['hand', 'trophies']

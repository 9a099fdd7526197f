// Which player fields apply to a kind of garment.

const personal: readonly string[] = ['Jersey', 'Uniform Set']
const bottoms: readonly string[] = ['Shorts', 'Pants']

/** A jersey has its player's name and number whether or not its design has a place for them. */
export const isPersonal = (kind: string): boolean => personal.includes(kind)

/** Garments worn below the waist have their own size. */
export const isWornBelow = (kind: string): boolean => bottoms.includes(kind)

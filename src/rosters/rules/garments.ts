// Which of a player's fields a kind of garment takes.

const personal: readonly string[] = ['Jersey', 'Uniform Set']
const bottoms: readonly string[] = ['Shorts', 'Pants']

/** A jersey carries its player's name and number whatever its design has a place for. */
export const isPersonal = (kind: string): boolean => personal.includes(kind)

/** What is worn below the waist has a size of its own. */
export const isWornBelow = (kind: string): boolean => bottoms.includes(kind)

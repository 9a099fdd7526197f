// A design without all that is printed on it: the garment in the same colors, cut and pattern.
import type { DesignConfig } from '#garments/schemas.ts'

export const blankOf = (config: DesignConfig): DesignConfig => ({
	...config,
	teamName: '',
	playerName: '',
	playerNumber: '',
	logos: [],
	decorations: [],
	addOns: [],
})

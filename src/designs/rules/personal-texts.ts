// The sample name and number of a design whose product takes none.
import { slotText } from '#garments/lettering/defaults.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { messages } from '../messages.ts'

export const hasPlayerTexts = (config: DesignConfig): boolean =>
	slotText(config, 'name') !== '' || slotText(config, 'number') !== ''

export const withoutPlayerTexts = (config: DesignConfig): DesignConfig => ({
	...config,
	playerName: '',
	playerNumber: '',
})

/** Whether it has a name or number that its product does not take, from before the product said so. */
export const hasUntakenTexts = (config: DesignConfig): boolean =>
	config.personalized === false && hasPlayerTexts(config)

/** @returns why it cannot be saved; a design that had a name or number before may keep it */
export const playerTextRefusal = (config: DesignConfig, before: DesignConfig | null): string | undefined =>
	hasUntakenTexts(config) && !(before && hasPlayerTexts(before)) ? messages.notPersonalized : undefined

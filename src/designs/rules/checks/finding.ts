// Findings of the design checks and their input.
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewId } from '#garments/template.ts'
import type { LetteringItem } from '../lettering-items.ts'

/** Most severe first. No finding blocks a save; `blocks-proof` means the design cannot be produced. */
export const severities = ['blocks-proof', 'strong', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

export type Fix = {
	/** Button label. */
	label: string
	/** Returns the design with the problem fixed and everything else unchanged. */
	apply: (config: DesignConfig) => DesignConfig
}

export type Finding = {
	/** The same problem at the same place has the same id in every check. */
	id: string
	severity: Severity
	message: string
	/** The builder step where the problem is fixed. */
	step: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
	view?: ViewId
	/** A logo's id or a line of lettering such as 'number-back'. */
	itemId?: string
	fix?: Fix
}

export type DesignToCheck = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	/** The known uploads by id. */
	assets: Readonly<Record<string, Asset>>
	/** The sport whose rules apply: the product's. */
	sport: string
}

/** A design with its lettering measured once for all checks. */
export type Checked = DesignToCheck & { items: readonly LetteringItem[] }
export type Check = (design: Checked) => Finding[]

/** Changes the style of one kind of lettering, starting from its current style. */
export const restyle =
	(item: LetteringItem, part: Partial<LetteringItem['style']>): Fix['apply'] =>
	(config) => ({
		...config,
		lettering: {
			...config.lettering,
			[item.slot]: { ...(config.lettering?.[item.slot] ?? item.style), ...part },
		},
	})

const textFields = { team: 'teamName', name: 'playerName', number: 'playerNumber' } as const

/** Replaces the text of a slot. */
export const rewrite =
	(slot: LetteringSlot, edit: (text: string) => string): Fix['apply'] =>
	(config) => ({ ...config, [textFields[slot]]: edit(config[textFields[slot]]) })

/** One item of each kind of lettering: the one with the smallest `measure`. */
export function worstOfSlot(
	items: readonly LetteringItem[],
	measure: (item: LetteringItem) => number,
): LetteringItem[] {
	const slots = new Set(items.map(({ slot }) => slot))
	return [...slots].flatMap((slot) =>
		items
			.filter((item) => item.slot === slot)
			.toSorted((a, b) => measure(a) - measure(b))
			.slice(0, 1),
	)
}

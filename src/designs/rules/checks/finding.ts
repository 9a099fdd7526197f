// What a check says about a design, and what all checks are given.
import type { Asset } from '#files/schemas.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewId } from '#garments/template.ts'
import type { LetteringItem } from '../suggest/lettering-items.ts'

/** Strongest first. Nothing blocks a save; `blocks-proof` means the design cannot be made as it is. */
export const severities = ['blocks-proof', 'strong', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

export type Fix = {
	/** What the button says. */
	label: string
	/** The design with the fault mended; everything else stays. */
	apply: (config: DesignConfig) => DesignConfig
}

export type Finding = {
	/** The same fault at the same place has the same id from one check to the next. */
	id: string
	severity: Severity
	message: string
	/** The step of the builder where it is mended. */
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
	/** Uploads by id, as far as they are known. */
	assets: Readonly<Record<string, Asset>>
	/** The sport whose rules count: the product's. */
	sport: string
}

/** A design with its lettering measured once for all checks. */
export type Checked = DesignToCheck & { items: readonly LetteringItem[] }
export type Check = (design: Checked) => Finding[]

/** Changes how one kind of lettering looks, beginning with what it looks like now. */
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

/** Replaces what is written in a slot. */
export const rewrite =
	(slot: LetteringSlot, edit: (text: string) => string): Fix['apply'] =>
	(config) => ({ ...config, [textFields[slot]]: edit(config[textFields[slot]]) })

/** One item of each kind of lettering: the one for which `measure` is smallest. */
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

// Checks that letters can have the effects of their style; those they cannot have are left out of every picture and file.
import { unmadeEffects, type Effect, type Unmade } from '#garments/lettering/effects.ts'
import { slotNames } from '#garments/template.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'
import { elementsOf, type DesignElement } from '../elements.ts'
import { restyle, type Check, type Finding } from './finding.ts'

const because = ({ because: reason, effect }: Unmade, { method }: DesignElement): string => {
	if (reason === 'stacked letters') return 'stacked letters have no line that it could run under.'
	if (reason === 'letters touch')
		return 'in this lettering the letters touch, so there is no edge of each to follow. Choose block, slab, sans or stencil letters.'
	const how =
		method === 'sublimation' ? '' : `${decorationMethodNames[method].toLowerCase()} is made in flat colors. `
	return `${how}A ${effect} can only be dyed in.`
}

const names: Record<Effect, string> = {
	inline: 'inline',
	gradient: 'gradient',
	bevel: 'bevel',
	flourish: 'stroke under the name',
}

/** One finding for each effect of a slot, however many lines it has. */
export const checkEffects: Check = (design) => {
	const seen = new Set<string>()
	return elementsOf(design).flatMap((element): Finding[] => {
		const { letters, method, view, id } = element
		if (!letters) return []
		return unmadeEffects({ ...letters.style, shape: letters.shape }, method).flatMap((unmade): Finding[] => {
			const { effect } = unmade
			const key = `effect-${effect}-${letters.slot}`
			if (seen.has(key)) return []
			seen.add(key)
			return [
				{
					id: key,
					severity: 'warning',
					message: `${slotNames[letters.slot]}: the ${names[effect]} is left out; ${because(unmade, element)}`,
					step: 3,
					view: view.id,
					itemId: id,
					fix: { label: `Remove the ${names[effect]}`, apply: restyle(letters, { [effect]: undefined }) },
				},
			]
		})
	})
}

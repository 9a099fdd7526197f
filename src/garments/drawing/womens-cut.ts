// The women's cut of a top: narrower shoulders, a waist, shorter sleeves and a lower neck.
import { styleOf, type ResolvedDesign } from '../template.ts'
import { shift } from './curves.ts'
import type { TopPlan } from './top.ts'

export const fitStyle = styleOf('fit', 'Cut', { men: 'Men’s', women: 'Women’s' })

function womens({ body, sleeve, ...plan }: TopPlan): TopPlan {
	const { neck } = body
	const shorter = sleeve?.long ? 0 : 1
	return {
		...plan,
		body: {
			...body,
			neck: { ...neck, depth: neck.depth + 6 },
			shoulder: shift(body.shoulder, -7, 1),
			armpit: shift(body.armpit, -8, -4),
			waist: shift(body.waist, -17, -10),
			hem: shift(body.hem, -4, -8),
		},
		...(sleeve && {
			sleeve: {
				...sleeve,
				outer: shift(sleeve.outer, -9, -14 * shorter),
				inner: shift(sleeve.inner, -8, -10 * shorter),
			},
		}),
	}
}

/** The plan in the cut that the design's style `fit` asks for. */
export const inBothCuts =
	(plan: (resolved: ResolvedDesign) => TopPlan) =>
	(resolved: ResolvedDesign): TopPlan =>
		resolved.styles.fit === 'women' ? womens(plan(resolved)) : plan(resolved)

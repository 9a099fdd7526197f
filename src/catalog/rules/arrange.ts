// One step of ordering a list by hand: the same for collections, the home page and featured products.

export const arrangeSteps = ['add', 'up', 'down', 'remove'] as const
export type ArrangeStep = (typeof arrangeSteps)[number]

export const arrangeStepIn = (text: string | undefined): ArrangeStep | undefined =>
	arrangeSteps.find((step) => step === text)

/** The ids after the step: an added one is last. Unchanged when the step has no effect. */
export function arranged(ids: readonly string[], { id, step }: { id: string; step: ArrangeStep }): string[] {
	const at = ids.indexOf(id)
	if (step === 'add') return at === -1 ? [...ids, id] : [...ids]
	const others = ids.filter((other) => other !== id)
	if (at === -1 || step === 'remove') return others
	const to = Math.max(0, step === 'up' ? at - 1 : at + 1)
	return others.toSpliced(to, 0, id)
}

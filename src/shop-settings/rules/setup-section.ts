// How far the guided setup of a new shop has come: only what neither the other sections nor the products tell.
import { z } from 'zod'
import { isSport, sportName, type Sport } from '#sports/sports.ts'
import type { Section } from './section.ts'

export const guideSteps = ['shop', 'look', 'sports', 'catalog'] as const
export type GuideStep = (typeof guideSteps)[number]
const GuideStep = z.enum(guideSteps)
export const isGuideStep = (text: string): text is GuideStep => GuideStep.safeParse(text).success

const states = { new: 'not begun', begun: 'begun', over: 'finished' } as const

export type Setup = {
	state: keyof typeof states
	/** Steps that were left as they are. */
	left: GuideStep[]
	/** Sports whose start products are or were installed; null when that was not asked for. */
	installed: Sport[] | null
}

export const guideStepNames: Record<GuideStep, string> = {
	shop: 'Shop',
	look: 'Look',
	sports: 'Sports',
	catalog: 'Products',
}

export const setupSection: Section<Setup> = {
	name: 'setup',
	schema: z.object({
		state: z.enum(['new', 'begun', 'over']),
		left: z.array(GuideStep),
		installed: z.array(z.string().refine(isSport)).nullable(),
	}),
	initial: { state: 'new', left: [], installed: null },
	lines: ({ state, left, installed }) => [
		{ label: 'Guided setup', value: states[state] },
		{ label: 'Left as they are', value: left.map((step) => guideStepNames[step]).join(', ') || 'none' },
		{ label: 'Start catalog', value: installed ? installed.map(sportName).join(', ') : 'none' },
	],
}

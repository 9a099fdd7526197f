// The guided setup of a new shop: its steps, which of them are done, and where it goes on.
import { guideStepNames, guideSteps, type GuideStep, type Setup } from '#shop-settings/rules/setup-section.ts'
import type { SettingsSection } from '#shop-settings/tables.ts'

export type GuideFacts = {
	setup: Setup
	/** Sections that were ever saved. */
	changed: ReadonlySet<SettingsSection>
	hasProducts: boolean
}

export type GuideMark = {
	id: GuideStep | 'check'
	title: string
	href: string
	/** `left`: as it is, by choice. */
	state: 'done' | 'left' | 'open'
}

export const checklistUrl = '/admin/setup'
export const guideUrl = (step: GuideStep): string => `${checklistUrl}/${step}`

/** With the checklist. */
export const guideLength = guideSteps.length + 1

export const guideTitles: Record<GuideStep, string> = {
	shop: 'Name your shop',
	look: 'Choose your look',
	sports: 'Choose your sports',
	catalog: 'Add your first products',
}

export type Guide = {
	/** The steps, the checklist last. */
	marks: GuideMark[]
	/** Where it goes on. */
	next: GuideMark
	doneCount: number
	/** Whether the back office offers it: not to shops with products that never began it, nor once it is finished. */
	isOffered: boolean
	/** Nobody has seen it yet. */
	isNew: boolean
}

export function guideOf({ setup, changed, hasProducts }: GuideFacts): Guide {
	const isDone = (step: GuideStep) => (step === 'catalog' ? hasProducts : changed.has(step))
	const isUntouched = setup.state === 'new' && !guideSteps.some(isDone)
	const steps = guideSteps.map((id): GuideMark => {
		const state = isDone(id) ? 'done' : setup.left.includes(id) ? 'left' : 'open'
		return { id, state, title: guideStepNames[id], href: guideUrl(id) }
	})
	const check: GuideMark = {
		id: 'check',
		title: 'Check',
		href: checklistUrl,
		state: setup.state === 'over' ? 'done' : 'open',
	}
	return {
		marks: [...steps, check],
		next: steps.find(({ state }) => state === 'open') ?? check,
		doneCount: steps.filter(({ state }) => state === 'done').length,
		isOffered: setup.state === 'begun' || (setup.state === 'new' && !hasProducts),
		isNew: isUntouched,
	}
}

/** The page behind a step. */
export const afterStep = (step: GuideStep): string => {
	const next = guideSteps[guideSteps.indexOf(step) + 1]
	return next ? guideUrl(next) : checklistUrl
}

/** The page before a step; null at the first one. */
export const beforeStep = (step: GuideStep): string | null => {
	const previous = guideSteps[guideSteps.indexOf(step) - 1]
	return previous ? guideUrl(previous) : null
}

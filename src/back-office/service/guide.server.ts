// The guided setup of a new shop: where it stands, steps saved or left, and its end.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { changesBetween, type Section } from '#shop-settings/rules/section.ts'
import { setupSection, type GuideStep, type Setup } from '#shop-settings/rules/setup-section.ts'
import {
	latestChanges,
	saveSettings,
	settingsNow,
	type Saved,
} from '#shop-settings/service/sections.server.ts'
import { backOfficePolicy } from '../policies.ts'
import { guideOf, type Guide } from '../rules/guide.ts'
import { productsThere } from '../store/setup.server.ts'
import { changeSettings } from './settings.server.ts'

/** Three statements. @throws Refusal forbidden */
export async function setupGuide(context: ServiceContext): Promise<Guide & { setup: Setup }> {
	assertCan(context, backOfficePolicy, 'administer')
	const { version: _version, ...setup } = await settingsNow(context, setupSection)
	const changed = new Set((await latestChanges(context)).map(({ section }) => section))
	const { hasAny } = await productsThere(context.db)
	return { ...guideOf({ setup, changed, hasProducts: hasAny }), setup }
}

/** Writes nothing when nothing differs. Call it inside a transaction. @throws Refusal forbidden; conflict after a change meanwhile */
export async function changeSetup(inner: ServiceContext, change: (setup: Setup) => Setup): Promise<void> {
	const { version: seen, ...before } = await settingsNow(inner, setupSection)
	const values = change(before)
	if (changesBetween(setupSection.lines(before), setupSection.lines(values)).length > 0)
		await saveSettings(inner, setupSection, { seen, values })
}

/** Records that an admin has seen the guide. @throws Refusal forbidden; conflict when another admin has just begun */
export async function beginGuide(context: ServiceContext): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	await inTransaction(context, (inner) =>
		changeSetup(inner, (setup) => (setup.state === 'new' ? { ...setup, state: 'begun' } : setup)),
	)
}

/** The step stays as it is. @throws Refusal forbidden, conflict */
export async function leaveGuideStep(context: ServiceContext, step: GuideStep): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	await inTransaction(context, (inner) =>
		changeSetup(inner, ({ state, left, ...setup }) => ({
			...setup,
			state: state === 'new' ? 'begun' : state,
			left: left.includes(step) ? left : [...left, step],
		})),
	)
}

/**
 * Saves a step's section; values that hold already leave the step as it is.
 * @returns whether anything was saved
 * @throws Refusal as `changeSettings`
 */
export async function saveGuideStep<Values extends object>(
	context: ServiceContext,
	step: GuideStep,
	{ section, ...saved }: Saved<Values> & { section: Section<Values> },
): Promise<boolean> {
	assertCan(context, backOfficePolicy, 'administer')
	const now = await settingsNow(context, section)
	if (changesBetween(section.lines(now), section.lines(saved.values)).length === 0) {
		await leaveGuideStep(context, step)
		return false
	}
	await changeSettings(context, section, saved)
	return true
}

/** The back office does not offer the guide any more. @throws Refusal forbidden, conflict */
export async function endGuide(context: ServiceContext): Promise<void> {
	assertCan(context, backOfficePolicy, 'administer')
	await inTransaction(context, (inner) => changeSetup(inner, (setup) => ({ ...setup, state: 'over' })))
}

// What the pages of the guided setup share: an admin reads a step, saves it or leaves it as it is, and goes on.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData } from '#http/answers.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import type { Section } from '#shop-settings/rules/section.ts'
import type { GuideStep } from '#shop-settings/rules/setup-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { afterStep } from '../rules/guide.ts'
import { doneHref } from '../rules/outcomes.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from '../rules/settings-form.ts'
import { leaveGuideStep, saveGuideStep, setupGuide } from '../service/guide.server.ts'
import { openedWith, seenAfter } from './settings-page.server.ts'
import { adminOnly, notAsked, staffPage } from './staff-page.server.ts'

export const loadStep = <Values extends object>(
	{ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
	section: Section<Values>,
) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { now: await settingsNow(services, section), guide: await setupGuide(services) }
	})

const noErrors: SettingsErrors = {}

/** The caller has checked that this is an admin. */
export async function saveOrSkip<Values extends object>(
	services: ServiceContext,
	{ step, form }: { step: GuideStep; form: SettingsForm<Values> },
	fields: TypedSettings,
) {
	const { intent, seen: _opened, ...typed } = fields
	const { section, valuesIn, notSaved, done } = form
	if (intent === 'skip') {
		const left = await answer('The step was not skipped', () => leaveGuideStep(services, step))
		return left.ok
			? redirect(afterStep(step), 303)
			: noStoreData({ typed, errors: noErrors, toast: left.toast }, left.status)
	}
	if (intent !== 'continue') throw notAsked()
	const seen = openedWith(fields)
	const input = valuesIn(typed, shopDay(services.now))
	if ('errors' in input) return noStoreData({ typed, errors: input.errors, toast: null, seen }, 400)
	const saved = await answer(notSaved, () =>
		saveGuideStep(services, step, { section, seen, values: input.values }),
	)
	if (!saved.ok) {
		const { toast, status } = saved
		return noStoreData({ typed, errors: noErrors, toast, seen: seenAfter(saved, seen) }, status)
	}
	return redirect(saved.result ? doneHref(afterStep(step), done) : afterStep(step), 303)
}

// What the pages of the guided setup share: an admin reads a step, saves it or leaves it as it is, and goes on.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData } from '#http/answers.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import type { Section } from '#shop-settings/rules/section.ts'
import type { GuideStep } from '#shop-settings/rules/setup-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import { afterStep } from '../rules/guide.ts'
import { doneHref } from '../rules/outcomes.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from '../rules/settings-form.ts'
import { leaveGuideStep, saveGuideStep, setupGuide } from '../service/guide.server.ts'
import { adminOnly, notAsked, staffPage } from './staff-page.server.ts'

export const loadStep = <Values extends object>(
	{ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
	section: Section<Values>,
) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { now: await settingsNow(services, section), guide: await setupGuide(services) }
	})

const versionPattern = /^\d{1,6}$/
const noErrors: SettingsErrors = {}

/** The caller has checked that this is an admin. */
export async function saveOrSkip<Values extends object>(
	services: ServiceContext,
	{ step, form }: { step: GuideStep; form: SettingsForm<Values> },
	{ intent, seen: opened = '', ...typed }: TypedSettings,
) {
	const { section, valuesIn, notSaved, done } = form
	const refused = (errors: SettingsErrors, toast: ToastMessage | null, status: number) =>
		noStoreData({ typed, errors, toast }, status)
	if (intent === 'skip') {
		const left = await answer('The step was not skipped', () => leaveGuideStep(services, step))
		return left.ok ? redirect(afterStep(step), 303) : refused(noErrors, left.toast, left.status)
	}
	if (intent !== 'continue' || !versionPattern.test(opened)) throw notAsked()
	const seen = Number(opened)
	const input = valuesIn(typed, shopDay(services.now))
	if ('errors' in input) return noStoreData({ typed, errors: input.errors, toast: null, seen }, 400)
	const saved = await answer(notSaved, () =>
		saveGuideStep(services, step, { section, seen, values: input.values }),
	)
	if (!saved.ok) return refused(noErrors, saved.toast, saved.status)
	return redirect(saved.result ? doneHref(afterStep(step), done) : afterStep(step), 303)
}

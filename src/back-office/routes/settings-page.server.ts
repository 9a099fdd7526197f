// What the pages of the settings share: read by staff, changed by admins after a review, an earlier version put back.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { answer, noStoreData, statusOf } from '#http/answers.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { messages } from '#shop-settings/messages.ts'
import { changesBetween } from '#shop-settings/rules/section.ts'
import { settingsAt, settingsHistory, settingsNow } from '#shop-settings/service/sections.server.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { doneHref } from '../rules/outcomes.ts'
import type { SettingsErrors, SettingsForm } from '../rules/settings-form.ts'
import { changeSettings, type Check } from '../service/settings.server.ts'

const versionPattern = /^\d{1,6}$/

export const loadSettings = <Values extends object>(
	{ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
	{ section }: SettingsForm<Values>,
) =>
	staffPage({ context, url }, async (services, query) => {
		const history = await settingsHistory(services, section)
		const asked = query.get('version') ?? ''
		const earlier = versionPattern.test(asked) ? await settingsAt(services, section, Number(asked)) : null
		return { ...history, earlier }
	})

const noErrors: SettingsErrors = {}

/** The version that a form was opened with. @throws a response for one that no page sends */
export function openedWith({ seen = '' }: Readonly<Record<string, string>>): number {
	if (!versionPattern.test(seen)) throw notAsked()
	return Number(seen)
}

/** What a form has seen after a refusal: after a conflict the page shows what holds now. */
export const seenAfter = ({ status }: { status: number }, seen: number): number | undefined =>
	status === statusOf.conflict ? undefined : seen

/** @param check what the values must not do; asked for a review and in the transaction that saves */
export async function reviewOrSave<Values extends object>(
	{ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
	form: SettingsForm<Values>,
	check?: Check<Values>,
) {
	const services = context.get(serviceContext)
	adminOnly(services)
	return reviewOrSaveFields(services, form, { fields: await textFieldsOf(request), check })
}

type Asked<Values extends object> = {
	fields: Readonly<Record<string, string>>
	check?: Check<Values> | undefined
}

/** The same for fields that were read already; the caller has checked that this is an admin. */
export async function reviewOrSaveFields<Values extends object>(
	services: ServiceContext,
	{ section, path, valuesIn, propose, notSaved, done }: SettingsForm<Values>,
	{ fields, check = async () => {} }: Asked<Values>,
) {
	const { intent, seen: _opened, ...typed } = fields
	const seen = openedWith(fields)
	if (intent === 'propose' && propose)
		return noStoreData({ errors: noErrors, toast: null, typed, seen, ...propose(typed) })
	if (intent !== 'review' && intent !== 'save') throw notAsked()
	const input = valuesIn(typed, shopDay(services.now))
	if ('errors' in input) return noStoreData({ typed, errors: input.errors, toast: null, seen }, 400)
	const { values } = input
	const answered = await answer(notSaved, async () => {
		if (intent === 'save') return changeSettings(services, section, { seen, values, check })
		const now = await settingsNow(services, section)
		if (changesBetween(section.lines(now), section.lines(values)).length === 0)
			throw new Refusal('invalid', messages.unchanged)
		if (now.version !== seen) throw new Refusal('conflict', messages.changedMeanwhile)
		await inTransaction(services, (inner) => check(inner, values))
	})
	if (!answered.ok) {
		const { toast, status } = answered
		return noStoreData({ typed, errors: noErrors, toast, seen: seenAfter(answered, seen) }, status)
	}
	if (intent === 'save') return redirect(doneHref(path, done), 303)
	return noStoreData({ typed, errors: noErrors, toast: null, seen })
}

// /portal/{portalId}/fundraiser: a team sets up its public fundraising page.
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { textOf } from '#kit/typed-fields.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { SettingsPage } from '../components/fundraiser/settings-page.tsx'
import { messages } from '../messages.ts'
import { readFundraiser } from '../rules/fundraiser-form.ts'
import { fundraiserSettings, hideDonor, saveFundraiser } from '../service/fundraiser.server.ts'
import { fundraiserSettingsUrl } from '../urls.ts'
import type { Route } from './+types/fundraiser-settings'

export const headers = noStoreHeaders

const doneTitles = { saved: messages.saved, hidden: messages.hidden, shown: messages.shown }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await fundraiserSettings(context.get(serviceContext), params.portalId),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, doneTitles),
	}))

type Fields = Awaited<ReturnType<typeof fieldsOf>>

async function save({ context, params: { portalId } }: Route.ActionArgs, fields: Fields) {
	const read = readFundraiser(fields)
	const { typed } = read
	if (!read.ok) return noStoreData({ answer: { typed, errors: read.errors }, toast: null }, 400)
	const saved = await answer(messages.notSaved, () =>
		saveFundraiser(context.get(serviceContext), { portalId, form: read.value }),
	)
	if (saved.ok) return redirect(`${fundraiserSettingsUrl(portalId)}?done=saved`, 303)
	return noStoreData({ answer: { typed, errors: {} }, toast: saved.toast }, saved.status)
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const fields = await fieldsOf(request)
	const intent = fields['intent']
	if (intent === 'save') return save(facts, fields)
	if (intent !== 'hide' && intent !== 'show') throw data(null, { status: 400 })
	const { portalId } = params
	const isHidden = intent === 'hide'
	const done = await answer(messages.notHidden, () =>
		hideDonor(context.get(serviceContext), { portalId, donationId: textOf(fields['donation']), isHidden }),
	)
	const code = isHidden ? 'hidden' : 'shown'
	if (done.ok) return redirect(`${fundraiserSettingsUrl(portalId)}?done=${code}`, 303)
	return noStoreData({ toast: done.toast }, done.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Fundraising page',
		description: 'A public page of the team: goal, progress and donations.',
		path: fundraiserSettingsUrl(params.portalId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Settings({ loaderData, actionData, params }: Route.ComponentProps) {
	const { view, publicUrl, done } = loaderData
	const answered = actionData && 'answer' in actionData ? actionData.answer : undefined
	return (
		<>
			<SettingsPage
				view={view}
				publicUrl={publicUrl}
				dashboardHref={`/team/dashboard?portal=${params.portalId}#fundraising`}
				answer={answered}
			/>
			<ToastRegion toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : done} />
		</>
	)
}

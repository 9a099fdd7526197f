// /fundraise/{slug}/donate: gives to a team, without an account.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { DonatePage } from '../components/fundraiser/donate-page.tsx'
import { messages } from '../messages.ts'
import { chosenAmount, readDonation } from '../rules/fundraiser-form.ts'
import { donate } from '../service/donate.server.ts'
import { publicFundraiser } from '../service/fundraiser.server.ts'
import { donateUrl } from '../urls.ts'
import type { Route } from './+types/donate'

export const headers = noStoreHeaders

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await publicFundraiser(context.get(serviceContext), params.slug),
		publicUrl: context.get(siteContext).publicUrl,
		formKey: randomUUID(),
		amount: chosenAmount(url.searchParams),
		isCancelled: url.searchParams.get('payment') === 'cancelled',
		isSandbox: context.get(paymentsContext).provider.isSandbox,
	}))

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
	const read = readDonation(await fieldsOf(request))
	const { typed } = read
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return noStoreData({ typed, errors: read.errors, toast: null }, 400)
	}
	const { clientAddress } = context.get(siteContext)
	const given = await answer(messages.notDonated, () =>
		donate(context.get(serviceContext), context.get(paymentsContext), {
			slug,
			form: read.value,
			clientAddress,
		}),
	)
	if (given.ok) return redirect(given.result.url, 303)
	const { toast, status } = given
	return noStoreData({ typed, errors: {}, message: toast.detail, toast }, status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: `Donate${loaderData ? ` to the ${loaderData.view.team.name}` : ''}`,
		description: 'Give to a team’s fundraiser by card, without an account. Every cent goes to the team.',
		path: donateUrl(loaderData?.view.slug ?? ''),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
	const { publicUrl: _publicUrl, ...shown } = loaderData
	const toasts = actionData?.toast ? [actionData.toast] : []
	return (
		<>
			<DonatePage {...shown} answer={actionData} />
			<ToastRegion toasts={toasts} />
		</>
	)
}

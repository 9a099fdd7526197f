// /fundraise/{slug}/donate: gives to a team, without an account.
import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { readerLanguage } from '#kit/language.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { DonatePage } from '../components/fundraiser/donate-page.tsx'
import { chosenAmount, readDonation } from '../rules/fundraiser-form.ts'
import { fundraiserPhrases, fundraiserTexts } from '../rules/fundraiser-texts.ts'
import { donate } from '../service/donate.server.ts'
import { publicFundraiser } from '../service/fundraiser.server.ts'
import { donateUrl } from '../urls.ts'
import type { Route } from './+types/donate'

export const headers = noStoreHeaders

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, url } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, fundraiserPhrases, async () => ({
		language,
		view: await publicFundraiser(context.get(serviceContext), params.slug),
		publicUrl: context.get(siteContext).publicUrl,
		formKey: randomUUID(),
		amount: chosenAmount(url.searchParams),
		isCancelled: url.searchParams.get('payment') === 'cancelled',
		isSandbox: context.get(paymentsContext).provider.isSandbox,
	}))
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const read = readDonation(fields)
	const { typed } = read
	if (isLanguageSwitch(fields)) return noStoreData({ typed, errors: {}, toast: null })
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return noStoreData(
			{ typed, errors: errorsIn(language, read.errors, fundraiserPhrases), toast: null },
			400,
		)
	}
	const { clientAddress } = context.get(siteContext)
	const title = fundraiserTexts[language].notDonatedYet
	const given = await answerIn(language, { ...fundraiserPhrases, title }, () =>
		donate(context.get(serviceContext), context.get(paymentsContext), {
			slug: params.slug,
			language: readerLanguage(language),
			form: read.value,
			clientAddress,
		}),
	)
	if (given.ok) return redirect(given.result.url, 303)
	const { toast, status } = given
	return noStoreData({ typed, errors: {}, message: toast.detail, toast }, status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { view, publicUrl, language } = loaderData
	const texts = fundraiserTexts[language]
	return pageMeta({
		matches,
		title: texts.donateTo(view.team.name),
		description: texts.donateDescription,
		path: donateUrl(view.slug),
		publicUrl,
		isHidden: true,
	})
}

export default function Donate({ loaderData, actionData }: Route.ComponentProps) {
	const { publicUrl: _publicUrl, ...shown } = loaderData
	const toasts = actionData?.toast ? [actionData.toast] : []
	return (
		<>
			<DonatePage {...shown} answer={actionData} />
			<ToastRegion toasts={toasts} language={shown.language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}

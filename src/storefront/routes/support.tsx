import { redirect } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { cacheableHeaders, noStoreData } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf } from '#http/language-answers.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { readSupportForm, subjectOf } from '#support/schemas.ts'
import { sendMessage } from '#support/service/contact.server.ts'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import type { ContactState } from '../components/support/contact.tsx'
import { SupportPage } from '../components/support/support-page.tsx'
import { supportPhrases, supportTexts } from '../rules/support-texts.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import type { Route } from './+types/support'

/** Responses to a submitted form are private and not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
	actionHeaders.has('Cache-Control') ? actionHeaders : cacheableHeaders()

export async function loader(facts: Route.LoaderArgs) {
	const { context, request } = facts
	const language = languageOf(facts)
	const asked = new URL(request.url).searchParams
	const services = context.get(serviceContext)
	const viewer = services.actor.userId === null ? null : context.get(viewerContext)
	return {
		language,
		...(await pageFacts(context, ['support-jersey'])),
		answers: {
			...pricingAnswers(await pricesNow(services), language),
			shop: context.get(shopContext).facts,
			returns: (await settingsNow(services, textsSection)).returns,
		},
		isSent: asked.get('sent') === '1',
		subject: subjectOf(asked.get('topic'), supportTexts[language].topics),
		/** Of the person who is signed in. */
		sender: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
	}
}

const answered = (state: ContactState, status: number) => noStoreData(state, status)

export async function action(facts: Route.ActionArgs) {
	const { request, context } = facts
	const language = languageOf(facts)
	const form = await fieldsOf(request)
	const read = readSupportForm(form)
	const { typed } = read
	if (isLanguageSwitch(form)) return answered({ typed, errors: {} }, 200)
	if (!read.ok) return answered({ typed, errors: errorsIn(language, read.errors, supportPhrases) }, 400)
	// Only bots fill in the hidden field; they get the usual success response.
	if (form['website']) return redirect('/support?sent=1', 303)
	const { clientAddress } = context.get(siteContext)
	const asked = { title: supportTexts[language].notSent, ...supportPhrases }
	const sent = await answerIn(language, asked, () =>
		sendMessage(context.get(serviceContext), {
			message: read.message,
			clientAddress,
			dependencies: context.get(mailContext),
		}),
	)
	if (!sent.ok) return answered({ typed, errors: {}, refusal: sent.toast.detail }, sent.status)
	return redirect('/support?sent=1', 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { language, publicUrl, card } = loaderData
	const { name, description } = supportTexts[language]
	return pageMeta({ matches, title: name, description, path: '/support', publicUrl, image: card })
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
	const { pictures, subject, sender, ...shown } = loaderData
	const state = actionData ?? { typed: { ...sender, subject, message: '' }, errors: {} }
	return <SupportPage {...shown} pictures={Object.values(pictures)} state={state} />
}

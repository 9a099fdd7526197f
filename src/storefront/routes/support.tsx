import { redirect } from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { answer, cacheableHeaders, noStoreData } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { readSupportForm, subjectOf } from '#support/schemas.ts'
import { sendMessage } from '#support/service/contact.server.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { PageHero, SectionHead, StandingGarments } from '../components/page-sections.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { ContactBoard, ContactForm, Questions, type ContactState } from '../components/support/contact.tsx'
import { questionGroups } from '#content/support.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs, questionsAndAnswers } from '#seo/structured.ts'
import type { Route } from './+types/support'

/** Responses to a submitted form are private and not cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) =>
	actionHeaders.has('Cache-Control') ? actionHeaders : cacheableHeaders()

export async function loader({ context, request }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams
	const services = context.get(serviceContext)
	const viewer = services.actor.userId === null ? null : context.get(viewerContext)
	return {
		...(await pageFacts(context, ['support-jersey'])),
		answers: {
			...pricingAnswers(await pricesNow(services)),
			shop: context.get(shopContext).facts,
			returns: (await settingsNow(services, textsSection)).returns,
		},
		isSent: asked.get('sent') === '1',
		subject: subjectOf(asked.get('topic')),
		/** Of the person who is signed in. */
		sender: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
	}
}

const refused = (state: ContactState, status: number) => noStoreData(state, status)

export async function action({ request, context }: Route.ActionArgs) {
	const form = await fieldsOf(request)
	const read = readSupportForm(form)
	if (!read.ok) return refused({ typed: read.typed, errors: read.errors }, 400)
	// Only bots fill in the hidden field; they get the usual success response.
	if (form['website']) return redirect('/support?sent=1', 303)
	const { clientAddress } = context.get(siteContext)
	const sent = await answer('Message not sent', () =>
		sendMessage(context.get(serviceContext), {
			message: read.message,
			clientAddress,
			dependencies: context.get(mailContext),
		}),
	)
	if (!sent.ok) return refused({ typed: read.typed, errors: {}, refusal: sent.toast.detail }, sent.status)
	return redirect('/support?sent=1', 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Support',
		description:
			'Call, write or read the answers: team pricing, portals, purchase orders, shipping and returns. We reply within 24 hours.',
		path: '/support',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

const sentToast = {
	id: 'sent',
	tone: 'success' as const,
	title: 'Message sent!',
	detail: "We'll get back to you within 24 hours.",
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
	const { publicUrl, pictures, isSent, subject, sender, answers } = loaderData
	const groups = questionGroups(answers)
	const state = actionData ?? { typed: { ...sender, subject, message: '' }, errors: {} }
	return (
		<>
			<StructuredData
				data={[
					breadcrumbs(publicUrl, [{ label: 'Support', path: '/support' }]),
					questionsAndAnswers(groups.flatMap((group) => group.questions)),
				]}
			/>
			<PageHero
				crumbs={[{ label: 'Support' }]}
				title="How can we help?"
				lead="Write to us at any hour and a person answers within 24 hours. The most common answers are further down."
				aside={<StandingGarments pictures={Object.values(pictures)} />}
			/>
			<div className="measure grid gap-x-12 gap-y-10 pt-14 lg:grid-cols-[1.6fr_1fr]">
				<section
					id="contact"
					className="relative scroll-mt-24 rounded-card border border-line bg-card p-6 pt-9 sm:p-9 sm:pt-11"
				>
					<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
					<h2 className="display mb-5 text-heading">Send us a message</h2>
					<ContactForm state={state} />
				</section>
				<ContactBoard />
			</div>
			<section id="questions" className="measure scroll-mt-20 pt-18">
				<SectionHead title="Frequently asked questions" />
				<Questions groups={groups} />
			</section>
			<ToastRegion toasts={isSent ? [sentToast] : []} />
		</>
	)
}

// /team: what a team portal is, and the form to request one (Spec §2).
import { redirect } from 'react-router'
import { flashValue } from '#accounts/rules/flash.ts'
import { BuilderHero, Gold } from '#catalog/components/builder-hero.tsx'
import { isAway } from '#database/failures.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { requestLanguage } from '#http/page-language.ts'
import { isTooLarge } from '#http/too-large.ts'
import { noStoreData, noStoreHeaders, statusOf } from '#http/answers.server.ts'
import { Refusal } from '#kit/errors.ts'
import { textOf } from '#kit/typed-fields.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import {
	ExistingCustomer,
	PortalBenefits,
	Steps,
	WaitingRequests,
} from '../components/team/team-sections.tsx'
import { RequestForm, type RequestState } from '../components/team/request-form.tsx'
import { messages } from '../messages.ts'
import { readRequestForm } from '../rules/request-form.ts'
import { ownWaitingRequests, startingRequest, submitRequest } from '../service/requests.server.ts'
import { keptLogo, uploadLogo } from '../service/request-logo.server.ts'
import { teamPictures } from '../service/team-pictures.server.ts'
import type { RequestLogo } from '../views.ts'
import type { Route } from './+types/team'

export const headers = noStoreHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	return {
		publicUrl: context.get(siteContext).publicUrl,
		pictures: await teamPictures(services.db),
		typed: await startingRequest(services),
		waiting: await ownWaitingRequests(services),
	}
}

const refused = (state: RequestState, status: number) => noStoreData(state, status)

type Fields = Awaited<ReturnType<typeof fieldsOf>>
type SentLogo = { logo: RequestLogo | null; errors: { logo?: string } }

/** The file of this form, else the one that an earlier try has sent. A refused file leaves the earlier one. */
async function logoIn(context: Route.ActionArgs['context'], fields: Fields): Promise<SentLogo> {
	const services = context.get(serviceContext)
	const { clientAddress } = context.get(siteContext)
	const { logo: file, keptLogo: token, noLogo } = fields
	const kept = noLogo === undefined ? await keptLogo(services, textOf(token)) : null
	if (isTooLarge(file)) return { logo: kept, errors: { logo: messages.logoTooLarge } }
	if (!(file instanceof File) || (file.size === 0 && file.name === '')) return { logo: kept, errors: {} }
	try {
		const bytes = new Uint8Array(await file.arrayBuffer())
		const sent = { name: file.name, bytes, clientAddress }
		return { logo: await uploadLogo(services, context.get(filesContext), sent), errors: {} }
	} catch (failure) {
		if (isAway(failure)) throw failure
		const isRefused = failure instanceof Refusal
		if (!isRefused) services.log.error({ err: failure }, 'logo of a portal request not taken')
		return { logo: kept, errors: { logo: isRefused ? failure.message : messages.logoNotTaken } }
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const { typed, ...read } = readRequestForm(context.get(shopContext).sports, fields)
	if (fields['website']) return refused({ typed, errors: {}, refusal: messages.looksLikeScript }, 400)
	const { logo, errors: ofLogo } = await logoIn(context, fields)
	const errors = { ...(read.ok ? {} : read.errors), ...ofLogo }
	if (!read.ok || ofLogo.logo !== undefined) return refused({ typed, errors, logo }, 400)
	const services = context.get(serviceContext)
	const { clientAddress, publicUrl } = context.get(siteContext)
	try {
		await submitRequest(services, {
			request: read.value,
			logo: logo?.token ?? '',
			clientAddress,
			language: requestLanguage(request),
			dependencies: context.get(mailContext),
		})
	} catch (failure) {
		if (isAway(failure)) throw failure
		const isRefused = failure instanceof Refusal
		if (!isRefused) services.log.error({ err: failure }, 'portal request not taken')
		const refusal = isRefused ? failure.message : messages.unexpected
		return refused({ typed, errors: {}, refusal, logo }, isRefused ? statusOf[failure.code] : 500)
	}
	return redirect('/', { status: 303, headers: { 'Set-Cookie': flashValue('portal-requested', publicUrl) } })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Request a team portal',
		description:
			'A store of your own for your team: roster, per-player ordering, approvals and fundraising. Set up within 24 hours, free of charge.',
		path: '/team',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.pictures.hero[0] && cardUrl(loaderData.pictures.hero[0]),
	})

/** A refused complete request; errors of single fields appear in the form. */
const toastsFor = (state: RequestState | undefined): ToastMessage[] =>
	state?.refusal === undefined
		? []
		: [{ id: 'failed', tone: 'error', title: messages.submitFailed, detail: state.refusal }]

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
	const { publicUrl, pictures, typed, waiting } = loaderData
	return (
		<>
			<StructuredData data={[breadcrumbs(publicUrl, [{ label: 'Team Portals', path: '/team' }])]} />
			<BuilderHero
				eyebrow="Ready within 24 hours"
				title={
					<>
						A store for <Gold>your team</Gold>
					</>
				}
				text="One place for roster, sizes, numbers, approvals and payment. Every player orders their own gear; you never chase a sign-up sheet again."
				garments={pictures.hero.map((hash) => ({ hash, alt: '' }))}
			>
				<ButtonLink href="#request" variant="action" size="large">
					Request Team Portal
				</ButtonLink>
				<ExistingCustomer />
			</BuilderHero>
			<WaitingRequests requests={waiting} />
			<div className="measure grid gap-x-14 gap-y-12 pt-14 lg:grid-cols-[1.55fr_1fr]">
				<section id="request" aria-labelledby="request-title" className="relative scroll-mt-24">
					<Card stitched className="p-5 pt-9 sm:p-9 sm:pt-11">
						<h2 id="request-title" className="display mb-5 text-heading">
							Request your portal
						</h2>
						<RequestForm state={actionData ?? { typed, errors: {} }} />
					</Card>
				</section>
				<section aria-labelledby="steps-title" className="lg:pt-9">
					<h2 id="steps-title" className="display mb-7 text-heading">
						Three steps
					</h2>
					<Steps />
				</section>
			</div>
			<PortalBenefits pictures={pictures.players} />
			<ToastRegion toasts={toastsFor(actionData)} />
		</>
	)
}

// /admin/portals/:portalId: settings and catalog of one portal.
import { redirect } from 'react-router'
import { approvalDependenciesIn, type ApprovalDependencies } from '#approvals/dependencies.server.ts'
import {
	answer,
	noStoreData,
	noStoreHeaders,
	orNotFound,
	statusOf,
	type Toast,
} from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { messages } from '#portals/messages.ts'
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import {
	differences,
	readSeasonForm,
	readSettingsForm,
	typedSettingsOf,
	type TypedSettings,
} from '#portals/rules/portal-form.ts'
import { certificateState } from '#portals/rules/portal-facts.ts'
import { addItem, catalogOf, moveItem, productsToAdd, removeItem } from '#portals/service/catalog.server.ts'
import { portalForStaff, savePortal } from '#portals/service/manage-portal.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { Badge } from '#ui/marks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { AddProducts, CatalogSheet } from '../components/portals/catalog-sheet.tsx'
import { CatalogForm } from '../rules/portal-catalog.ts'
import { revisionIn } from '#portals/rules/form-fields.ts'
import { saveItemOrAsk, type OpenOrdersAnswer } from '../service/portal-items.server.ts'
import type { DesignQuestion } from '../views.ts'
import { NextSeasonSheet, type SeasonState } from '../components/portals/next-season.tsx'
import { copySeason } from '../service/next-season.server.ts'
import { KitSheet } from '../components/portals/kit-sheet.tsx'
import { designIn } from '#portals/rules/kit.ts'
import { publishKit, returnKit } from '#portals/service/kit-decisions.server.ts'
import { kitViewOf } from '#portals/service/kit.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { SettingsForm, type SettingsState } from '../components/portals/settings-form.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { deliveryUrl } from '#bulk-orders/urls.ts'
import { kitUrl } from '#portals/urls.ts'
import { adminPortalUrl, portalsUrl } from '../urls.ts'
import type { Route } from './+types/portals-edit'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const portal = await portalForStaff(services, params.portalId)
		const today = dayIn(portal.timeZone, services.now)
		const words = (query.get('product') ?? '').trim()
		const [kit, catalog, found] = await Promise.all([
			kitViewOf(services, portal),
			catalogOf(services, portal.id),
			productsToAdd(services, portal.id, words),
		])
		return {
			portal,
			typed: typedSettingsOf(portal),
			certificate: certificateState(portal, today),
			today,
			kit,
			...catalog,
			words,
			found,
		}
	})

type Answered = {
	season?: SeasonState
	reply?: string
	settings?: SettingsState
	question?: DesignQuestion
	toast: Toast | null
}
const again = (answered: Answered, status: number) => noStoreData(answered, status)

/** The certificate as one text, to detect a change. */
const certificateIn = ({ certificate, certificateUntil }: TypedSettings) =>
	`${certificate} ${certificateUntil}`

/** On a conflict the form keeps its input and shows the values that differ; a second click changes nothing. */
async function saveSettings(services: ServiceContext, portalId: string, fields: Record<string, string>) {
	const { typed, ...read } = readSettingsForm(fields)
	const opened = fields['openedCertificate'] ?? ''
	if (!read.ok) return again({ settings: { typed, opened, errors: read.errors }, toast: null }, 400)
	const seen = revisionIn(fields['seen'])
	const keepsCertificate = certificateIn(typed) === opened
	const answered = await answer('Settings not saved', () =>
		savePortal(services, { portalId, seen, settings: read.value, keepsCertificate }),
	)
	const saved = redirect(doneHref(adminPortalUrl(portalId), 'portal-saved'), 303)
	if (answered.ok) return saved
	const standing = typedSettingsOf(await orNotFound(() => portalForStaff(services, portalId)))
	const meanwhile = differences(standing, typed)
	if (answered.status === statusOf.conflict && meanwhile.length === 0) return saved
	const settings = { typed, opened: certificateIn(standing), errors: {}, meanwhile }
	return again({ settings, toast: answered.toast }, answered.status)
}

type SaveForm = Extract<CatalogForm, { intent: 'save' }>

/** Saves an item, or asks what becomes of open orders with another design; a stale answer is asked for again. */
async function saveOrAsk(
	services: ServiceContext,
	dependencies: ApprovalDependencies,
	{ portalId, ...form }: SaveForm & { portalId: string },
) {
	const { itemId, deadlineOn, required, seen, orders, revision } = form
	const save = (answered: OpenOrdersAnswer) =>
		answer('Catalog not changed', () => {
			const design = designIn(form.design)
			if (design === undefined) throw new Refusal('invalid', messages.designNotOfTeam)
			const change = { portalId, seen, itemId, deadlineOn, design, required: required !== undefined }
			return saveItemOrAsk(services, dependencies, { ...change, answer: answered })
		})
	const typed = { required: required !== undefined, deadlineOn: deadlineOn ?? '', design: form.design }
	const first = await save(orders === 'amend' ? { kind: 'amend', revision } : { kind: orders ?? 'ask' })
	const isStale = !first.ok && first.status === statusOf.conflict && orders === 'amend'
	const last = isStale ? await save({ kind: 'ask' }) : first
	const toast = first.ok ? null : first.toast
	if (last.ok && last.result.kind === 'asked') {
		const question = { itemId, typed, ...last.result.question }
		return again({ question, toast }, statusOf.conflict)
	}
	if (!first.ok) return again({ toast: first.toast }, first.status)
	const done = first.result.kind === 'amended' ? 'orders-amended' : 'item-saved'
	return redirect(doneHref(`${adminPortalUrl(portalId)}#item-${itemId}`, done), 303)
}

/** Runs one catalog step. @returns the address to redirect to */
async function step(
	services: ServiceContext,
	portalId: string,
	form: Exclude<CatalogForm, SaveForm>,
): Promise<string> {
	const at = { portalId, seen: form.seen }
	const page = adminPortalUrl(portalId)
	switch (form.intent) {
		case 'add': {
			await addItem(services, { ...at, productId: form.productId })
			return doneHref(`${page}?product=${encodeURIComponent(form.words)}#add`, 'item-added')
		}
		case 'up':
		case 'down': {
			await moveItem(services, { ...at, itemId: form.itemId, by: form.intent === 'up' ? -1 : 1 })
			return doneHref(`${page}#item-${form.itemId}`, 'item-moved')
		}
		case 'remove': {
			await removeItem(services, { ...at, itemId: form.itemId })
			return doneHref(`${page}#catalog`, 'item-removed')
		}
	}
}

/** Publishes the kit that the team sent, or sends it back with a comment. */
async function decideKit(
	{ context, params: { portalId } }: Route.ActionArgs,
	fields: Record<string, string>,
) {
	const services = context.get(serviceContext)
	const decision = { portalId, seen: revisionIn(fields['seen']) }
	const isPublished = fields['intent'] === 'kit-publish'
	const reply = fields['reply'] ?? ''
	const decided = await answer(isPublished ? 'Kit not published' : 'Kit not sent back', () =>
		isPublished
			? publishKit(services, context.get(mailContext), decision)
			: returnKit(services, context.get(mailContext), { ...decision, reply }),
	)
	if (!decided.ok) return again({ reply, toast: decided.toast }, decided.status)
	return redirect(doneHref(adminPortalUrl(portalId), isPublished ? 'kit-published' : 'kit-returned'), 303)
}

async function openSeason(
	{ context, params: { portalId } }: Route.ActionArgs,
	fields: Record<string, string>,
) {
	const { typed, ...read } = readSeasonForm(fields)
	if (!read.ok) return again({ season: { typed, errors: read.errors }, toast: null }, 400)
	const opened = await answer('The season was not opened', () =>
		copySeason(context.get(serviceContext), context.get(mailContext), { portalId, ...read.value }),
	)
	if (opened.ok) return redirect(doneHref(adminPortalUrl(opened.result), 'season-opened'), 303)
	const { toast, status } = opened
	const isAtField = toast.detail === messages.lastDayPassed
	const errors: FieldErrors = isAtField ? { deadlineOn: toast.detail } : {}
	return again({ season: { typed, errors }, toast: isAtField ? null : toast }, status)
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const services = context.get(serviceContext)
	const fields = await textFieldsOf(request)
	if (fields['intent'] === 'next-season') return openSeason(facts, fields)
	if (fields['intent'] === 'kit-publish' || fields['intent'] === 'kit-return') return decideKit(facts, fields)
	if (fields['intent'] === 'settings') return saveSettings(services, params.portalId, fields)
	const form = CatalogForm.safeParse(fields)
	if (!form.success) throw notAsked()
	const sent = form.data
	if (sent.intent === 'save')
		return saveOrAsk(services, approvalDependenciesIn(context), { ...sent, portalId: params.portalId })
	return acted('Catalog not changed', () => step(services, params.portalId, sent))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: `${loaderData?.portal.teamName ?? 'Team portal'} · Back office`,
		description: 'Settings and catalog of one team portal.',
		path: adminPortalUrl(loaderData?.portal.id ?? ''),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

const settingsIn = (answered: Answered | { toast: Answered['toast'] } | undefined) =>
	answered && 'settings' in answered ? answered.settings : undefined

const questionIn = (answered: Answered | { toast: Answered['toast'] } | undefined) =>
	answered && 'question' in answered ? answered.question : undefined

const seasonIn = (answered: Answered | { toast: Answered['toast'] } | undefined) =>
	answered && 'season' in answered ? answered.season : undefined

const replyIn = (answered: Answered | { toast: Answered['toast'] } | undefined) =>
	answered && 'reply' in answered ? answered.reply : undefined

export default function PortalPage({ loaderData, actionData }: Route.ComponentProps) {
	const {
		portal,
		typed,
		items,
		designs,
		shopDesigns,
		words,
		found: products,
		toasts,
		today,
		certificate,
		kit,
	} = loaderData
	const isOpen = portal.status === 'open'
	return (
		<AdminFrame
			section="portals"
			title={portal.teamName}
			intro={`${portal.organizationName} · ${portal.season} · ${portal.id}`}
			aside={<Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</Badge>}
			back={{ label: 'Team portals', href: portalsUrl('', 1) }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<nav aria-label="This portal" className="flex flex-wrap gap-3">
				<ButtonLink href={`/portal/${portal.id}`} variant="outline">
					Open the portal
				</ButtonLink>
				<ButtonLink href={kitUrl(portal.id)} variant="outline">
					Kit
				</ButtonLink>
				<ButtonLink href={`/portal/${portal.id}/people`} variant="outline">
					People and invitations
				</ButtonLink>
				<ButtonLink href={`/portal/${portal.id}/roster`} variant="outline">
					Roster
				</ButtonLink>
				<ButtonLink href={deliveryUrl(portal.id)} variant="outline">
					Delivery
				</ButtonLink>
			</nav>
			<div className="grid min-w-0 items-start gap-5 lg:grid-cols-[1fr_24rem]">
				<div className="grid min-w-0 gap-5">
					{kit.status === 'submitted' && <KitSheet kit={kit} reply={replyIn(actionData) ?? ''} />}
					<CatalogSheet
						{...{ items, designs, shopDesigns, today }}
						portalId={portal.id}
						revision={portal.revision}
						question={questionIn(actionData)}
					/>
					<AddProducts words={words} found={products} revision={portal.revision} />
				</div>
				<div className="grid min-w-0 gap-5">
					<SettingsForm
						state={settingsIn(actionData) ?? { typed, opened: certificateIn(typed), errors: {} }}
						revision={portal.revision}
						certificate={certificate}
					/>
					<NextSeasonSheet state={seasonIn(actionData)} />
				</div>
			</div>
		</AdminFrame>
	)
}

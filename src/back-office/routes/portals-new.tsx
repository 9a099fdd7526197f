// /admin/portals/new: opens a portal without a request; its coach is invited by mail.
import { redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { dayIn } from '#kit/time.ts'
import { textOf } from '#kit/typed-fields.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { emailAddress, type FieldErrors } from '#portals/rules/form-fields.ts'
import { newPortalOf, readOpeningForm } from '#portals/rules/portal-form.ts'
import { offeredProducts } from '#portals/service/catalog.server.ts'
import { findOrganizations } from '#portals/service/manage-portal.server.ts'
import { openWithoutRequest } from '#portals/service/open-portal.server.ts'
import { isPortalSport, sportOptions } from '#portals/states.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Sheet } from '../components/records.tsx'
import { OpeningForm, type OpeningState } from '../components/requests/opening-form.tsx'
import { OrganizationSearch } from '../components/requests/request-details.tsx'
import { firstDeadline, openingFor } from '../rules/opening-defaults.ts'
import { doneHref } from '../rules/outcomes.ts'
import { adminPortalUrl, portalsUrl } from '../urls.ts'
import { staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/portals-new'

export const headers = noStoreHeaders

const unknownLook = { primaryColor: null, secondaryColor: null, printedName: '' } as const

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const words = query.get('org') ?? ''
		const asked = query.get('sport') ?? ''
		const sport = isPortalSport(asked) ? asked : 'football'
		const { timeZone } = context.get(shopContext).facts
		const today = dayIn(timeZone, services.now)
		const organizations = await findOrganizations(services, words)
		return {
			words,
			sport,
			organizations,
			products: await offeredProducts(services, sport),
			deadline: firstDeadline(today),
			typed: openingFor({ organizationName: '', sport, ...unknownLook }, organizations, { today, timeZone }),
		}
	})

/** Empty is null. */
function coachIn(fields: Readonly<Record<string, string>>): { email: string | null; errors: FieldErrors } {
	const typed = textOf(fields['coachEmail']).trim()
	if (typed === '') return { email: null, errors: {} }
	const read = emailAddress('Coach’s email').safeParse(typed)
	return read.success
		? { email: read.data, errors: {} }
		: { email: null, errors: { coachEmail: read.error.issues[0]?.message ?? '' } }
}

type Answered = { opening: OpeningState; coachEmail: string; toast?: Toast }
const again = (answered: Answered, status: number) => noStoreData(answered, status)

export async function action({ request, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const read = readOpeningForm(fields)
	const { typed, typedItems } = read
	const coach = coachIn(fields)
	const coachEmail = fields['coachEmail'] ?? ''
	const errors = { ...(!read.ok && read.errors), ...coach.errors }
	if (!read.ok || Object.keys(errors).length > 0)
		return again({ opening: { typed, typedItems, errors }, coachEmail }, 400)
	const requested = { ...newPortalOf(read.value), items: read.items }
	const opened = await answer('The portal was not opened', () =>
		openWithoutRequest(context.get(serviceContext), context.get(mailContext), {
			requested,
			coachEmail: coach.email,
		}),
	)
	if (opened.ok) return redirect(doneHref(adminPortalUrl(opened.result), 'portal-opened'), 303)
	return again({ opening: { typed, typedItems, errors: {} }, coachEmail, toast: opened.toast }, opened.status)
}

export const meta = hiddenMeta({
	title: 'New portal · Back office',
	description: 'Opens a team portal.',
	path: '/admin/portals/new',
})

/** The sport decides which products are offered; its form is outside the other one. */
const SportChoice = ({ sport, words }: { sport: string; words: string }) => (
	<form method="get" className="flex flex-wrap items-end gap-2">
		<input type="hidden" name="org" value={words} />
		<SelectField
			label="Products for"
			name="sport"
			id="products-for"
			options={sportOptions(useShell().sports)}
			defaultValue={sport}
			className="min-w-48"
		/>
		<Button type="submit" variant="outline">
			Show
		</Button>
	</form>
)

export default function NewPortalPage({ loaderData, actionData }: Route.ComponentProps) {
	const { words, sport, organizations, products, deadline, typed, toasts } = loaderData
	const state = actionData?.opening ?? { typed, typedItems: {}, errors: {} }
	return (
		<AdminFrame
			section="portals"
			title="New portal"
			intro="For a team that did not use the form: by phone, at a fair, from another shop."
			back={{ label: 'Team portals', href: portalsUrl('', 1) }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<form id="look-up" method="get" hidden>
				<input type="hidden" name="sport" value={sport} />
			</form>
			<SportChoice sport={sport} words={words} />
			<OpeningForm
				state={state}
				organizations={organizations}
				products={products}
				deadline={deadline}
				lookUp={<OrganizationSearch words={words} />}
				label="Open the portal"
				promise="The coach gets an invitation by mail. Leave it empty to invite one later."
			>
				<Sheet title="Coach">
					<TextField
						label="Coach’s email"
						name="coachEmail"
						type="email"
						inputMode="email"
						maxLength={255}
						defaultValue={actionData?.coachEmail ?? ''}
						error={state.errors['coachEmail']}
						className="sm:max-w-100"
					/>
				</Sheet>
			</OpeningForm>
		</AdminFrame>
	)
}

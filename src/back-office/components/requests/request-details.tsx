// One request: its details, and the two ways to answer it.
import type { CSSProperties, ReactNode } from 'react'
import { teamColor } from '#garments/colors.ts'
import { instantFormat } from '#kit/time.ts'
import { LogoPicture } from '#portals/components/logo-picture.tsx'
import type { TeamLook } from '#portals/rules/team-look.ts'
import { requestSportName } from '#portals/states.ts'
import type { RequestDetail, RequestView } from '#portals/views.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/fields.tsx'
import { useShop } from '#ui/shop.tsx'
import { adminPortalUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'
import { ageLabel, type RequestAge } from '#portals/rules/request-age.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'

const format = instantFormat({
	month: 'short',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
	timeZoneName: 'short',
})

/** `Nov 20, 10:00 AM EST` */
export const ShortInstant = ({ at }: { at: Date }) => format(at, useShop().timeZone)

const faces: Record<RequestAge['state'], { tone: BadgeTone; label: string }> = {
	on_time: { tone: 'success', label: 'On time' },
	due_soon: { tone: 'warning', label: 'Due soon' },
	overdue: { tone: 'danger', label: 'Overdue' },
}

/** The age of a request against the promised 24 hours. */
export const AgeBadge = ({ age }: { age: RequestAge }) => (
	<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
		<Badge tone={faces[age.state].tone}>{faces[age.state].label}</Badge>
		<span className="text-sm whitespace-nowrap opacity-85">{ageLabel(age)}</span>
	</span>
)

/** The decision on a request. */
export const DecisionBadge = ({ status, age }: { status: 'accepted' | 'declined'; age: RequestAge }) => (
	<span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
		<Badge tone={status === 'accepted' ? 'success' : 'neutral'}>
			{status === 'accepted' ? 'Accepted' : 'Declined'}
		</Badge>
		<span className="text-sm whitespace-nowrap opacity-85">
			{age.hours < 1 ? 'within the hour' : `after ${age.hours} h`}
		</span>
	</span>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
	<div>
		<dt className="text-label text-muted">{name}</dt>
		<dd className="break-words">{children}</dd>
	</div>
)

const LookFact = ({ look: { primaryColor, secondaryColor, printedName } }: { look: TeamLook }) => {
	const colors = [primaryColor, secondaryColor].flatMap((id) => (id === null ? [] : teamColor(id)))
	return (
		<span className="flex flex-wrap items-center gap-x-2">
			{colors.map(({ id, name, hex }) => (
				<span key={id} className="inline-flex items-center gap-1.5">
					<i
						className="size-4 rounded-full bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25)] forced-color-adjust-none"
						style={{ '--swatch': hex } as CSSProperties}
					/>
					{name}
				</span>
			))}
			{printedName !== '' && <b>{printedName}</b>}
			{colors.length === 0 && printedName === '' && 'not said'}
		</span>
	)
}

/** Any signed-in person can type a school's address, but access goes to the account. */
export const hasOtherAccount = ({ userId, accountEmail, contactEmail }: RequestDetail): boolean =>
	userId !== null && accountEmail?.toLowerCase() !== contactEmail

/** High enough for a finger beside the next one (WCAG 2.2, 2.5.8). */
const contactLink = 'inline-block min-h-6 text-primary underline wrap-anywhere'

export const RequestFacts = ({ request }: { request: RequestDetail }) => (
	<Sheet title="What was asked for">
		<dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
			<Fact name="Organization">{request.organizationName}</Fact>
			<Fact name="Sport">{requestSportName(request.sport)}</Fact>
			<Fact name="Players">{request.estimatedTeamSize ?? 'not said'}</Fact>
			<Fact name="Colors">
				<LookFact look={request} />
			</Fact>
			{request.logo && (
				<Fact name="Logo">
					<LogoPicture logo={request.logo} />
					{request.logo.warnings.map((warning) => (
						<span key={warning} className="mt-1 block text-label text-muted">
							{warning}
						</span>
					))}
				</Fact>
			)}
			<Fact name="Contact">{request.contactName}</Fact>
			<Fact name="Email">
				<a href={`mailto:${request.contactEmail}`} className={contactLink}>
					{request.contactEmail}
				</a>
			</Fact>
			{request.contactPhone && (
				<Fact name="Phone">
					<a href={`tel:${request.contactPhone.replaceAll(/[^\d+]/g, '')}`} className={contactLink}>
						{request.contactPhone}
					</a>
				</Fact>
			)}
			<Fact name="Account">
				{request.userId ? (request.accountEmail ?? 'without an address') : 'asked as a visitor'}
			</Fact>
			<Fact name="Received">
				<ShortInstant at={request.createdAt} />
			</Fact>
		</dl>
		{request.status === 'open' && hasOtherAccount(request) && (
			<Notice tone="warning" title="Account and contact differ" className="mt-4">
				The account becomes coach, not the contact. Make sure that both are the same person.
			</Notice>
		)}
		{request.message && (
			<blockquote className="mt-4 border-l-4 border-stitch pl-4 whitespace-pre-line text-body">
				{request.message}
			</blockquote>
		)}
	</Sheet>
)

/** The decision, once it is made. */
export const Decision = ({ request }: { request: RequestView }) =>
	request.status === 'accepted' ? (
		<Notice tone="success" title="This request became a portal">
			<p>
				{request.decidedAt && (
					<>
						Accepted <ShortInstant at={request.decidedAt} />.
					</>
				)}
			</p>
			{request.portalId && (
				<ButtonLink href={adminPortalUrl(request.portalId)} variant="outline" className="mt-3">
					Open the portal’s page
				</ButtonLink>
			)}
		</Notice>
	) : (
		<Notice title="This request was declined">
			<p>
				{request.decidedAt && (
					<>
						Declined <ShortInstant at={request.decidedAt} />. Message to the requester:
					</>
				)}
			</p>
			<blockquote className="mt-2 border-l-4 border-stitch pl-4 whitespace-pre-line">
				{request.reason}
			</blockquote>
		</Notice>
	)

/** Declines the request; the reason is mailed. */
export const DeclineForm = ({ reason }: { reason: string }) => (
	<Sheet title="Decline" id="decline" intro="The requester gets your words by mail.">
		<form method="post" action="#decline" className="grid gap-3">
			<TextArea label="Reason" name="reason" rows={3} maxLength={1_000} required defaultValue={reason} />
			<Button type="submit" name="intent" value="decline" variant="outline" className="justify-self-start">
				Decline the request
			</Button>
		</form>
	</Sheet>
)

/** Searches organizations by other words; the form above offers the results. */
export const OrganizationSearch = ({ words }: { words: string }) => (
	<p className="mt-4 flex flex-wrap items-end gap-2">
		<label className="grow">
			<span className="mb-1.5 block text-label font-semibold">
				Not in the list? Look for it before you fill in the rest
			</span>
			<input
				type="search"
				name="org"
				form="look-up"
				defaultValue={words}
				maxLength={100}
				className="min-h-11 w-full rounded-control border border-field-line bg-field px-3 text-base"
			/>
		</label>
		<Button type="submit" form="look-up" variant="outline">
			Look up
		</Button>
	</p>
)

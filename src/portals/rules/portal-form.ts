// Forms of csr and admin that open a portal or change its settings.
import { z } from 'zod'
import { timeZoneIds } from '#kit/time-zones.ts'
import { readTyped, textOf } from '#kit/typed-fields.ts'
import { line, optionalDay, optionalLine, type FieldErrors } from './form-fields.ts'
import { isPortalSport, portalStatuses, type RequestSport } from '../states.ts'
import { lookFields, lookIn, type TeamLook } from './team-look.ts'

const percent = z
	.string()
	.trim()
	.regex(/^(?:\d{1,3}(?:\.\d{1,2})?)?$/, 'Margin is a percentage such as 12.5')
	.transform((text) => Math.round(Number(text) * 100))
	.refine((basisPoints) => basisPoints <= 10_000, 'Margin is 100 % at most')

const dollars = z
	.string()
	.transform((text) => text.replaceAll(/[$,\s]/g, ''))
	.pipe(z.string().regex(/^(?:\d{1,7}(?:\.\d{1,2})?)?$/, 'Goal is an amount such as 2500'))
	.transform((text) => Math.round(Number(text) * 100))

const settings = {
	teamName: line('Team name', 80),
	school: line('School', 120),
	sport: z.custom<RequestSport>(isPortalSport, 'Choose a sport'),
	season: line('Season', 40),
	...lookFields,
	timeZone: z.enum(timeZoneIds, 'Choose a time zone'),
	/** Basis points. */
	margin: percent,
	/** Cents; 0 for none. */
	goal: dollars,
	certificate: optionalLine('Certificate number', 60),
	certificateUntil: optionalDay('Last day'),
}

type Certificate = { certificate: string; certificateUntil: string | null }
const isWhole = ({ certificate, certificateUntil }: Certificate) =>
	(certificate === '') === (certificateUntil === null)
const wholeCertificate = {
	error: 'A certificate needs its number and its last day',
	path: ['certificateUntil'],
}

export const PortalSettings = z
	.object({ ...settings, status: z.enum(portalStatuses) })
	.refine(isWhole, wholeCertificate)
export type PortalSettings = z.infer<typeof PortalSettings>

/** `new`, or the id of an existing organization. */
const organizationChoice = z.union(
	[z.literal('new'), z.uuid('Choose an organization')],
	'Choose an organization',
)

export const NewPortalForm = z
	.object({
		...settings,
		// Every item of the first catalog is a design in them.
		primaryColor: lookFields.primaryColor.refine((color) => color !== null, 'First color is required'),
		secondaryColor: lookFields.secondaryColor.refine((color) => color !== null, 'Second color is required'),
		organization: organizationChoice,
		organizationName: optionalLine('Organization name', 150),
	})
	.refine(isWhole, wholeCertificate)
	.refine(({ organization, organizationName }) => organization !== 'new' || organizationName !== '', {
		error: 'Organization name is required',
		path: ['organizationName'],
	})
export type NewPortalForm = z.infer<typeof NewPortalForm>

/** The form as what opens a portal, without its catalog. */
export const newPortalOf = (form: NewPortalForm) => ({
	organization: form.organization === 'new' ? { name: form.organizationName } : { id: form.organization },
	teamName: form.teamName,
	school: form.school,
	sport: form.sport,
	season: form.season,
	timeZone: form.timeZone,
	look: lookIn(form),
	marginBp: form.margin,
	goalCents: form.goal,
	certificate:
		form.certificateUntil === null ? null : { number: form.certificate, until: form.certificateUntil },
})

export type ItemInput = { productId: string; required: boolean; deadlineOn: string | null }

/** Maximum items of a new catalog in one request; more are added on the portal's own page. */
export const mostFirstItems = 100

const changeNames = PortalSettings.keyof().options
const openingNames = NewPortalForm.keyof().options
export type TypedSettings = Record<(typeof changeNames)[number], string>
export type TypedOpening = Record<(typeof openingNames)[number], string>

/** A catalog row as submitted. */
export type TypedItem = { required: boolean; deadline: string }
export type TypedItems = Readonly<Record<string, TypedItem>>

type Fields = Readonly<Record<string, unknown>>

/** Products whose box `item-{id}` is checked, with `required-{id}` and `deadline-{id}`. */
function typedItemsIn(fields: Fields): TypedItems {
	const ids = Object.keys(fields).flatMap((name) => (name.startsWith('item-') ? [name.slice(5)] : []))
	return Object.fromEntries(
		ids
			.slice(0, mostFirstItems)
			.map((id) => [
				id,
				{ required: fields[`required-${id}`] !== undefined, deadline: textOf(fields[`deadline-${id}`]) },
			]),
	)
}

const Item = z.object({ productId: z.uuid(), required: z.boolean(), deadlineOn: optionalDay('Deadline') })

/** The form that opens a portal for a request. */
export function readOpeningForm(fields: Fields) {
	const typedItems = typedItemsIn(fields)
	const rows = Object.entries(typedItems).map(([productId, { required, deadline: deadlineOn }]) => ({
		productId,
		required,
		deadlineOn,
	}))
	const read = readTyped(openingNames, NewPortalForm, fields)
	const items = z.array(Item).safeParse(rows)
	if (read.ok && items.success) return { ...read, items: items.data, typedItems }
	const errors: FieldErrors = {
		...(!read.ok && read.errors),
		...(!items.success && { items: 'A deadline in the catalog is no day such as 2026-12-04' }),
	}
	return { ok: false as const, errors, typed: read.typed, typedItems }
}

/** The form that opens another season of a team. */
export const NextSeasonForm = z.object({
	season: line('Season', 40),
	deadlineOn: optionalDay('Last day to order'),
	closesOld: z.string().transform((text) => text !== ''),
})
export type NextSeason = z.infer<typeof NextSeasonForm>

const seasonNames = NextSeasonForm.keyof().options
export type TypedSeason = Record<(typeof seasonNames)[number], string>

export const readSeasonForm = (fields: Fields) => readTyped(seasonNames, NextSeasonForm, fields)

/** The form for a portal's settings. */
export const readSettingsForm = (fields: Fields) => readTyped(changeNames, PortalSettings, fields)

type SavedSettings = Pick<TypedSettings, 'teamName' | 'school' | 'sport' | 'season' | 'timeZone' | 'status'> &
	TeamLook & {
		fundraisingMarginBp: number
		fundraisingGoalCents: number
		taxCertificate: string | null
		taxExemptUntil: string | null
	}

/** Hundredths in decimal form: `12.5`; empty for 0. */
const plainNumber = (hundredths: number): string => (hundredths === 0 ? '' : String(hundredths / 100))

/** A portal's settings as form values. */
export function typedSettingsOf(portal: SavedSettings): TypedSettings {
	const { teamName, school, sport, season, timeZone, status } = portal
	return {
		teamName,
		school,
		sport,
		season,
		timeZone,
		status,
		primaryColor: portal.primaryColor ?? '',
		secondaryColor: portal.secondaryColor ?? '',
		printedName: portal.printedName,
		margin: plainNumber(portal.fundraisingMarginBp),
		goal: plainNumber(portal.fundraisingGoalCents),
		certificate: portal.taxCertificate ?? '',
		certificateUntil: portal.taxExemptUntil ?? '',
	}
}

export const settingLabels: Record<keyof TypedSettings, string> = {
	teamName: 'Team name',
	school: 'School',
	sport: 'Sport',
	season: 'Season',
	primaryColor: 'First color',
	secondaryColor: 'Second color',
	printedName: 'Name on the gear',
	timeZone: 'Time zone',
	status: 'Status',
	margin: 'Fundraising margin',
	goal: 'Fundraising goal',
	certificate: 'Certificate number',
	certificateUntil: 'Certificate, last day',
}

/** Settings whose saved value differs from the submitted one, for a user who edited an older revision. */
export const differences = (standing: TypedSettings, typed: TypedSettings) =>
	// Cast: the keys of one type.
	(Object.keys(settingLabels) as (keyof TypedSettings)[])
		.filter((name) => standing[name] !== typed[name])
		.map((name) => ({ label: settingLabels[name], standing: standing[name] || 'empty' }))

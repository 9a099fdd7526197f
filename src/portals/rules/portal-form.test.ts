import { expect, test } from 'vitest'
import { differences, readOpeningForm, readSettingsForm, typedSettingsOf } from './portal-form.ts'

const settings = {
	teamName: 'Lakewood Rams',
	school: 'Lakewood High School',
	sport: 'football',
	season: 'Fall 2026',
	timeZone: 'America/Chicago',
	margin: '',
	goal: '',
	certificate: '',
	certificateUntil: '',
	status: 'open',
}
const look = { primaryColor: 'navy', secondaryColor: 'gold', printedName: 'RAMS' }
const opening = { ...settings, ...look, organization: 'new', organizationName: 'Lakewood' }
const id = '00000000-0000-4000-8000-000000000001'
const errorsOf = (read: ReturnType<typeof readSettingsForm> | ReturnType<typeof readOpeningForm>) =>
	read.ok ? {} : read.errors

test.each([
	['', 0],
	['12.5', 1_250],
	['100', 10_000],
	['0.01', 1],
])('the margin %j is %d basis points', (margin, basisPoints) => {
	expect(readSettingsForm({ ...settings, margin })).toMatchObject({ value: { margin: basisPoints } })
})

test.each([
	['', 0],
	['2500', 250_000],
	['$1,234.50', 123_450],
])('the goal %j is %d cents', (goal, cents) => {
	expect(readSettingsForm({ ...settings, goal })).toMatchObject({ value: { goal: cents } })
})

test.each([
	[{ margin: '100.01' }, { margin: 'Margin is 100 % at most' }],
	[{ margin: '-1' }, { margin: 'Margin is a percentage such as 12.5' }],
	[{ goal: 'lots' }, { goal: 'Goal is an amount such as 2500' }],
	[{ timeZone: 'Mars/Olympus' }, { timeZone: 'Choose a time zone' }],
	[{ teamName: ' ' }, { teamName: 'Team name is required' }],
	[{ certificate: 'OH-1' }, { certificateUntil: 'A certificate needs its number and its last day' }],
	[
		{ certificateUntil: '2027-06-30' },
		{ certificateUntil: 'A certificate needs its number and its last day' },
	],
	[
		{ certificate: 'OH-1', certificateUntil: '2027-02-30' },
		{ certificateUntil: 'Last day is a day such as 2026-12-04' },
	],
])('settings with %o are reported %o', (change, errors) => {
	expect(errorsOf(readSettingsForm({ ...settings, ...change }))).toMatchObject(errors)
})

test('ticked products become the first catalog, in the order of the form', () => {
	const read = readOpeningForm({
		...opening,
		[`item-${id}`]: 'on',
		[`required-${id}`]: 'on',
		[`deadline-${id}`]: '2026-12-04',
		'required-untouched': 'on',
	})
	expect(read).toMatchObject({
		ok: true,
		items: [{ productId: id, required: true, deadlineOn: '2026-12-04' }],
	})
	const wrong = readOpeningForm({ ...opening, [`item-${id}`]: 'on', [`deadline-${id}`]: 'soon' })
	expect(errorsOf(wrong)).toEqual({ items: 'A deadline in the catalog is no day such as 2026-12-04' })
	expect(wrong.typedItems).toEqual({ [id]: { required: false, deadline: 'soon' } })
})

test('no portal opens without the colors of its designs; each is asked for at its field', () => {
	const colorless = { ...opening, primaryColor: '', secondaryColor: '' }
	expect(errorsOf(readOpeningForm(colorless))).toEqual({
		primaryColor: 'First color is required',
		secondaryColor: 'Second color is required',
	})
	expect(readSettingsForm({ ...settings, primaryColor: '', secondaryColor: '' }).ok).toBe(true)
})

test('a new organization needs a name, one that is there does not', () => {
	const nameless = { ...opening, organizationName: '' }
	expect(errorsOf(readOpeningForm(nameless))).toEqual({ organizationName: 'Organization name is required' })
	expect(readOpeningForm({ ...nameless, organization: id }).ok).toBe(true)
	expect(errorsOf(readOpeningForm({ ...opening, organization: 'x' }))).toEqual({
		organization: 'Choose an organization',
	})
})

test('what stands is typed back without loss, and differences are reported by their labels', () => {
	const look = { primaryColor: 'navy', secondaryColor: null, printedName: 'RAMS' } as const
	const portal = {
		...settings,
		...look,
		fundraisingMarginBp: 1_250,
		fundraisingGoalCents: 123_450,
		taxCertificate: null,
		taxExemptUntil: null,
	}
	const typed = typedSettingsOf(portal)
	expect(readSettingsForm(typed)).toMatchObject({ value: { margin: 1_250, goal: 123_450, ...look } })
	expect(differences(typed, typed)).toEqual([])
	expect(differences(typed, { ...typed, margin: '10', certificate: 'OH-1' })).toEqual([
		{ label: 'Fundraising margin', standing: '12.5' },
		{ label: 'Certificate number', standing: 'empty' },
	])
})

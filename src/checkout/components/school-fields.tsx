// Buying for a school at the single checkout: whom the order is for, and sums that follow the choice without scripts.
import type { ReactNode } from 'react'
import type { Totals } from '#pricing/schemas.ts'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import type { Seen, SingleErrors, TypedSingle } from '../schemas.ts'
import type { CheckoutView } from '../views.ts'
import { useCheckoutTexts } from './checkout-language.tsx'

type ForSchoolProps = {
	view: Pick<CheckoutView, 'totals' | 'exemptTotals'>
	children: (totals: Totals) => ReactNode
}

/** Shows the sum of what is chosen: with tax, or without it for an exempt school. CSS decides, inside the form. */
export const ForSchool = ({ view: { totals, exemptTotals }, children }: ForSchoolProps) =>
	exemptTotals === null ? (
		children(totals)
	) : (
		<>
			<span className="contents group-has-[[data-exempt]:checked]/checkout:hidden">{children(totals)}</span>
			<span className="hidden group-has-[[data-exempt]:checked]/checkout:contents">
				{children(exemptTotals)}
			</span>
		</>
	)

type SchoolFieldsProps = {
	schools: CheckoutView['schools']
	errors: SingleErrors
	typed: TypedSingle | undefined
}

/** Shown only to a buyer who belongs to a school. */
export function SchoolFields({ schools, errors, typed }: SchoolFieldsProps) {
	const { school } = useCheckoutTexts().texts
	if (schools.length === 0) return null
	const chosen = schools.find(({ id }) => id === typed?.school)?.id ?? ''
	return (
		<Card className="p-5 sm:p-7">
			<h2 className="display mb-4 text-subheading">{school.title}</h2>
			<Choice
				// Another answer of the server may have another choice.
				key={chosen}
				legend={<span className="sr-only">{school.title}</span>}
				name="school"
				look="row"
				value={chosen}
				options={[
					{ value: '', label: school.self },
					...schools.map(({ id, name, isTaxExempt, hasAdministrator }) => ({
						value: id,
						label: name,
						detail: isTaxExempt ? school.exempt : school.taxed,
						data: {
							...(isTaxExempt && { 'data-exempt': '' }),
							...(!hasAdministrator && { 'data-alone': '' }),
						},
					})),
				]}
				error={errors.school}
			/>
		</Card>
	)
}

/** What the page shows, to be compared when the form is sent. */
export const seenIn = ({
	revision,
	totals,
	exemptTotals,
	schools,
}: Pick<CheckoutView, 'revision' | 'totals' | 'exemptTotals' | 'schools'>): Seen => ({
	revision,
	totalCents: totals.totalCents,
	exemptTotalCents: exemptTotals?.totalCents ?? -1,
	exempt: schools.filter(({ isTaxExempt }) => isTaxExempt).map(({ id }) => id),
})

export const SeenFields = ({ seen: { revision, totalCents, exemptTotalCents, exempt } }: { seen: Seen }) => (
	<>
		<input type="hidden" name="revision" value={revision} />
		<input type="hidden" name="totalCents" value={totalCents} />
		{exempt.length > 0 && (
			<>
				<input type="hidden" name="exemptTotalCents" value={exemptTotalCents} />
				<input type="hidden" name="exempt" value={exempt.join(' ')} />
			</>
		)}
	</>
)

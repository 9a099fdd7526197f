// One entry of the kit's form. Works without scripts.
import { newSeasonUrl } from '#designs/urls.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { longestPiece, typedOf, type KitChange, type KitErrors, type TypedKitItem } from '../../rules/kit.ts'
import type { KitLine } from '../../views.ts'
import { KitRow, MoveButtons, nameOf, type PlaceInKit } from './kit-row.tsx'
import { Offered } from './offered.tsx'

type KitLineProps = {
	line: KitLine
	/** What was typed in a form that could not be kept. */
	typed: TypedKitItem | undefined
	change: KitChange | undefined
	errors: KitErrors
	/** The shop has the kit: nothing can be changed. */
	isLocked: boolean
	place: PlaceInKit
}

/** Folded to what is set; an entry with an error is open. */
export function KitLineForm({ line, typed, change, errors, isLocked, place }: KitLineProps) {
	const { id } = line
	const shown = typed ?? typedOf(line, line.facts)
	return (
		<li id={`item-${id}`} className="relative scroll-mt-24 rounded-card border border-line bg-card">
			{!isLocked && <MoveButtons line={line} place={place} />}
			<details open={Object.keys(errors).some((field) => field.endsWith(id))} className="group">
				<KitRow line={line} shown={shown} change={change} isLocked={isLocked} />
				<fieldset disabled={isLocked} className="grid min-w-0 gap-4 border-t border-line p-4 sm:p-5">
					<legend className="sr-only">{nameOf(line)}</legend>
					<input type="hidden" name="item" value={id} />
					<DesignFields line={line} shown={shown} errors={errors} />
					<div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
						<TextField
							label="Name in the store"
							name={`piece-${id}`}
							maxLength={longestPiece}
							defaultValue={shown.piece}
							placeholder="The product’s own"
							error={errors[`piece-${id}`]}
						/>
						<TextField
							label="Last day to order"
							name={`deadline-${id}`}
							type="date"
							defaultValue={shown.deadline}
							error={errors[`deadline-${id}`]}
						/>
					</div>
					<div className="-my-1 flex flex-wrap gap-x-7">
						<Checkbox label="Every player needs it" name={`required-${id}`} defaultChecked={shown.required} />
						<Personalization line={line} shown={shown} />
					</div>
					<Offered line={line} shown={shown} errors={errors} />
					{!isLocked && (
						<Button
							type="submit"
							name="intent"
							value={`remove:${id}`}
							variant="ghost"
							size="small"
							className="min-h-11 justify-self-end text-danger"
						>
							<Icon name="trash" size={18} />
							Take out<span className="sr-only"> {nameOf(line)}</span>
						</Button>
					)}
				</fieldset>
			</details>
		</li>
	)
}

type PartProps = { line: KitLine; shown: TypedKitItem; errors: KitErrors }

/** Which design it is made in, and the way to the builder. */
const DesignFields = ({ line, shown, errors }: PartProps) =>
	(line.isDesignable || line.designs.length > 0) && (
		<div className="grid gap-1.5">
			<SelectField
				label="Design"
				name={`design-${line.id}`}
				options={[...line.designs, { value: '', label: 'Plain, without a design' }]}
				defaultValue={shown.design}
				error={errors[`design-${line.id}`]}
			/>
			<p className="text-label text-muted">
				{line.isOutdated && <b className="text-warning">A newer version is saved: choose it above. </b>}
				{line.isDesignable && (
					<>
						<a
							href={line.builderHref}
							className="inline-flex min-h-6 items-center font-semibold text-primary underline"
						>
							Open in the builder<span className="sr-only">: {nameOf(line)}</span>
						</a>
						{', save it there, and choose the new version here.'}
						{line.design && (
							<>
								{' '}
								<a
									href={newSeasonUrl(line.design.id)}
									className="inline-flex min-h-6 items-center font-semibold text-primary underline"
								>
									Start a new season from it<span className="sr-only">: {nameOf(line)}</span>
								</a>
							</>
						)}
					</>
				)}
			</p>
		</div>
	)

const slotNames = { name: 'Print each player’s name', number: 'Print each player’s number' } as const

/** What the design prints of a player can be left out of this entry. */
const Personalization = ({ line: { id, printable }, shown }: Omit<PartProps, 'errors'>) =>
	printable.map((slot) => (
		<div key={slot}>
			<input type="hidden" name={`printable-${id}`} value={slot} />
			<Checkbox
				label={slotNames[slot]}
				name={`prints-${id}`}
				id={`prints-${id}-${slot}`}
				value={slot}
				defaultChecked={shown.prints.includes(slot)}
			/>
		</div>
	))

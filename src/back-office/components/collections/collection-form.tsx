// The form of a collection: texts and order, and for one by rule its conditions with a count of what fits.
import { collectionSortNames, collectionSorts } from '#catalog/rules/collections.ts'
import { priceRange } from '#catalog/rules/filters.ts'
import { colorFamilies } from '#garments/colors.ts'
import { sportName } from '#sports/sports.ts'
import { Button } from '#ui/button.tsx'
import { useShell } from '#ui/shop.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { boxName, chosenIn, type ConditionStem } from '../../rules/collection-form.ts'
import { productSports } from '../../rules/list-filters.ts'
import type { FieldErrors, Fields } from '../../rules/product-form.ts'
import type { RuleChoices, RulePreview } from '../../views.ts'
import { Sheet } from '../records.tsx'
import { PreviewOf } from './collection-preview.tsx'

export type CollectionState = { typed: Fields; errors: FieldErrors; preview?: RulePreview | undefined }

type FormProps = {
	state: CollectionState
	/** Null for a collection by hand. */
	choices: RuleChoices | null
	/** When a saved collection was last changed. */
	seenAt?: number
	label: string
}

export function CollectionForm({ state, choices, seenAt, label }: FormProps) {
	const { typed, errors, preview } = state
	return (
		<form method="post" action="#collection" id="collection" className="grid min-w-0 gap-6">
			{/* Enter in a field saves instead of counting. */}
			<button type="submit" name="intent" value="save" hidden>
				{label}
			</button>
			{seenAt !== undefined && <input type="hidden" name="seen" value={seenAt} />}
			<ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
			<Sheet title="Texts and order">
				<Texts state={state} isByRule={choices !== null} />
			</Sheet>
			{choices && (
				<Sheet
					id="conditions"
					title="Conditions"
					intro="What fits is in the collection, now and later. Values of one kind are alternatives."
				>
					<Conditions {...{ typed, errors, choices }} />
					<div className="mt-4 grid gap-3">
						<Button
							type="submit"
							name="intent"
							value="preview"
							variant="outline"
							formAction="#conditions"
							className="justify-self-start"
						>
							Show what fits
						</Button>
						{preview && <PreviewOf preview={preview} />}
					</div>
				</Sheet>
			)}
			<div>
				<Button type="submit" name="intent" value="save" variant="action" size="large">
					{label}
				</Button>
			</div>
		</form>
	)
}

type PartProps = { typed: Fields; errors: FieldErrors }

function Texts({ state: { typed, errors }, isByRule }: { state: CollectionState; isByRule: boolean }) {
	const held = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField label="Title" required maxLength={80} autoComplete="off" {...held('title')} />
			<TextField
				label="Address"
				maxLength={60}
				autoComplete="off"
				hint="Comes after /collections/. Made of the title when empty. Links to an earlier address stop working."
				{...held('slug')}
			/>
			<TextArea
				className="sm:col-span-2"
				label="Description"
				maxLength={1_000}
				hint="Under the title, and in search engines."
				{...held('description')}
			/>
			<SelectField
				label="Order of its products"
				options={collectionSorts
					.filter((sort) => sort !== 'hand' || !isByRule)
					.map((value) => ({ value, label: collectionSortNames[value] }))}
				hint="Until a visitor chooses another one."
				{...held('sort')}
			/>
		</div>
	)
}

function Conditions({ typed, errors, choices }: PartProps & { choices: RuleChoices }) {
	const boxes = { typed }
	return (
		<div className="grid gap-5">
			<SelectField
				className="max-w-96"
				label="A product must fit"
				name="match"
				defaultValue={typed['match'] ?? 'all'}
				error={errors['match']}
				options={[
					{ value: 'all', label: 'All conditions' },
					{ value: 'any', label: 'Any one of the conditions' },
				]}
			/>
			<Boxes
				{...boxes}
				stem="sport"
				legend="Sport"
				values={productSports(useShell().sports)}
				labelOf={sportName}
			/>
			<Boxes {...boxes} stem="kind" legend="Type" values={choices.kinds} />
			<Boxes {...boxes} stem="brand" legend="Brand" values={choices.brands} />
			<Boxes {...boxes} stem="color" legend="Color" values={colorFamilies} />
			<div className="grid max-w-96 grid-cols-2 gap-4">
				{(['min', 'max'] as const).map((name) => (
					<TextField
						key={name}
						label={name === 'min' ? 'Price from, $' : 'Price to, $'}
						name={name}
						inputMode="numeric"
						autoComplete="off"
						placeholder={name === 'min' ? '0' : 'no limit'}
						maxLength={4}
						defaultValue={typed[name] ?? ''}
						error={errors[name] && `${errors[name]}. Whole dollars, at most ${priceRange.max}.`}
					/>
				))}
			</div>
			<div>
				<Checkbox
					label="Can be customized"
					name="customizable"
					defaultChecked={typed['customizable'] === 'on'}
				/>
				<Checkbox label="In stock" name="stock" defaultChecked={typed['stock'] === 'on'} />
			</div>
		</div>
	)
}

type BoxesProps = {
	typed: Fields
	stem: ConditionStem
	legend: string
	values: readonly string[]
	labelOf?: (value: string) => string
}

/** A chosen value that no product has any more is still shown. */
function Boxes({ typed, stem, legend, values, labelOf = String }: BoxesProps) {
	const chosen = chosenIn(typed, stem)
	const all = [...values, ...chosen.filter((value) => !values.includes(value))]
	if (all.length === 0) return null
	return (
		<fieldset>
			<legend className="text-label font-semibold">
				{legend}
				{chosen.length > 0 && (
					<span className="figures font-normal text-muted"> ({chosen.length} chosen)</span>
				)}
			</legend>
			<div className="mt-1 grid max-h-72 grid-cols-2 gap-x-4 overflow-y-auto sm:grid-cols-3 lg:grid-cols-4">
				{all.map((value) => (
					<Checkbox
						key={value}
						label={labelOf(value)}
						name={boxName(stem, value)}
						defaultChecked={chosen.includes(value)}
					/>
				))}
			</div>
		</fieldset>
	)
}

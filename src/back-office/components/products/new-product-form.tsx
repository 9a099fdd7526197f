// The form of a new product.
import { mostLeadDays } from '#catalog/rules/manage.ts'
import { sportName } from '#sports/sports.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { useShell } from '#ui/shop.tsx'
import { productSports } from '../../rules/list-filters.ts'
import type { FieldErrors, TypedProduct } from '../../rules/product-form.ts'
import type { GarmentChoice } from '../../views.ts'
import { Sheet } from '../records.tsx'
import { descriptionHint } from './description-preview.tsx'
import { SpanishFields } from './spanish-fields.tsx'
import { ColorRows } from './color-rows.tsx'
import { ProductOptions } from './product-options.tsx'
import { ChosenGarment } from './garment-choice.tsx'

export const useSportOptions = () =>
	productSports(useShell().sports).map((sport) => ({ value: sport, label: sportName(sport) }))

export type NewProductState = {
	typed: TypedProduct
	errors: FieldErrors
}

type NewProductFormProps = {
	garment: GarmentChoice
	/** The product that is copied; null for a new one. */
	from: string | null
	state: NewProductState
}

export function NewProductForm({ garment, from, state }: NewProductFormProps) {
	const { typed, errors } = state
	return (
		<form method="post" className="grid min-w-0 gap-6">
			{/* Enter in a field makes the product instead of removing its first color. */}
			<button type="submit" name="intent" value="create" hidden>
				Make the draft
			</button>
			<input type="hidden" name="garment" value={garment.id} />
			<ErrorSummary
				errors={Object.entries(errors).map(([field, message]) =>
					field === 'garment' ? { message } : { field, message },
				)}
			/>
			<Sheet title="Garment">
				<ChosenGarment garment={garment} from={from} />
			</Sheet>
			<Sheet title="Product">
				<Texts {...{ typed, errors }} />
			</Sheet>
			<Sheet
				id="colors"
				title="Colors"
				intro="Each is a pair of team colors. The first one is shown on lists."
			>
				<ColorRows colors={typed.colors} errors={errors} />
			</Sheet>
			<Sheet
				title="Sizes"
				intro="Every size is made in every color. Nothing is in stock until it is counted."
			>
				<TextArea
					label="Sizes, smallest first"
					name="sizes"
					rows={2}
					required
					defaultValue={typed.sizes}
					error={errors['sizes']}
					hint="Separated by commas, such as S, M, L. These are the usual ones of the garment."
				/>
			</Sheet>
			<div className="grid items-center gap-3 sm:flex">
				<Button type="submit" name="intent" value="create" variant="action" size="large">
					Make the draft
				</Button>
				<p className="text-muted">Only staff sees it until you publish it.</p>
			</div>
		</form>
	)
}

type TextsProps = Pick<NewProductState, 'typed' | 'errors'>

function Texts({ typed, errors }: TextsProps) {
	const held = (name: Exclude<keyof TypedProduct, 'colors'>) => ({
		name,
		defaultValue: typed[name],
		error: errors[name],
	})
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField
				label="Model"
				required
				maxLength={120}
				autoComplete="off"
				hint="Its name. The builder lists what is called a jersey, uniform, pants, shorts, shirt, hoodie or hat."
				{...held('model')}
			/>
			<TextField label="Brand" required maxLength={60} autoComplete="off" {...held('brand')} />
			<TextField
				label="SKU"
				required
				maxLength={60}
				autoComplete="off"
				hint="Unique. Each size gets one that begins with it."
				{...held('sku')}
			/>
			<SelectField
				label="Sport"
				required
				options={useSportOptions()}
				hint="Teams raise funds with spirit wear."
				{...held('sport')}
			/>
			<TextArea
				className="sm:col-span-2"
				label="Description"
				maxLength={4_000}
				hint={descriptionHint}
				{...held('description')}
			/>
			<SpanishFields held={held} />
			<TextField
				label="Base price"
				required
				inputMode="decimal"
				autoComplete="off"
				unit="$"
				hint="One unit, before decorations and discounts."
				{...held('price')}
			/>
			<TextField
				label="Lead time"
				required
				type="number"
				min={0}
				max={mostLeadDays}
				inputMode="numeric"
				unit="days"
				hint="Until it ships. Each size can have its own later."
				{...held('lead')}
			/>
			<TextArea
				className="sm:col-span-2"
				label="Certifications"
				rows={2}
				hint="One per line, such as NOCSAE."
				{...held('certs')}
			/>
			<ProductOptions templateId={typed.garment} typed={typed} methodsError={errors['methods']} />
		</div>
	)
}

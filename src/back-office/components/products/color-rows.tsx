// A row per color of a product: its two team colors and its name. Rows are added and removed without scripts too.
import { teamColors } from '#garments/colors.ts'
import { Button } from '#ui/button.tsx'
import { FieldError, SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { mostColors } from '#catalog/rules/colors-and-sizes.ts'
import type { FieldErrors, TypedColor } from '../../rules/product-form.ts'

const choices = [
	{ value: '', label: 'Choose' },
	...teamColors.map(({ id, name }) => ({ value: id, label: name })),
]

type ColorRowsProps = {
	colors: readonly TypedColor[]
	errors: FieldErrors
}

export const ColorRows = ({ colors, errors }: ColorRowsProps) => (
	<div className="grid gap-3">
		<ol className="grid gap-4 sm:gap-3">
			{colors
				.map((color, at) => ({ color, at, key: `color-${at}` }))
				.map(({ key, ...row }) => (
					<ColorRow key={key} {...row} errors={errors} />
				))}
		</ol>
		<FieldError id="colors-error">{errors['colors']}</FieldError>
		<div>
			<Button
				type="submit"
				name="intent"
				value="add-color"
				formAction={`#color-${colors.length}-primary`}
				formNoValidate
				variant="outline"
				size="small"
				disabled={colors.length >= mostColors}
			>
				<Icon name="plus" size={18} />
				Add a color
			</Button>
		</div>
	</div>
)

type ColorRowProps = { color: TypedColor; at: number; errors: FieldErrors }

function ColorRow({ color, at, errors }: ColorRowProps) {
	const named = (column: keyof TypedColor) => {
		const name = `color-${at}-${column}`
		return { name, defaultValue: color[column], error: errors[name] }
	}
	return (
		<li className="grid items-start gap-2 border-b border-line pb-4 sm:grid-cols-[1fr_1fr_1.3fr_auto] sm:border-0 sm:pb-0">
			<SelectField
				label={<Numbered at={at}>First color</Numbered>}
				options={choices}
				required
				{...named('primary')}
			/>
			<SelectField
				label={<Numbered at={at}>Second color</Numbered>}
				options={choices}
				required
				{...named('secondary')}
			/>
			<TextField
				label={<Numbered at={at}>Name</Numbered>}
				maxLength={60}
				autoComplete="off"
				placeholder="That of the colors"
				{...named('name')}
			/>
			<Button
				type="submit"
				name="intent"
				value={`remove-color-${at}`}
				formAction="#colors"
				formNoValidate
				variant="ghost"
				size="icon"
				aria-label={`Remove color ${at + 1}`}
				className="sm:mt-6.5"
			>
				<Icon name="trash" />
			</Button>
		</li>
	)
}

const Numbered = ({ at, children }: { at: number; children: string }) => (
	<>
		<span className="sr-only">Color {at + 1}: </span>
		{children}
	</>
)

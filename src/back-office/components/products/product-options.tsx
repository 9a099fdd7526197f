// What a product can do: be customized, take names and numbers, raise funds, and the decoration methods that it takes.
import { garmentMethods } from '#catalog/rules/decoration-methods.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'
import { Checkbox, FieldError } from '#ui/fields.tsx'
import { methodField } from '../../rules/product-edit.ts'
import type { TypedOptions } from '../../rules/product-form.ts'

type Props = { templateId: string; isOn: (method: DecorationMethod) => boolean; error?: string | undefined }

type OptionsProps = { templateId: string; typed: TypedOptions; methodsError?: string | undefined }

export const ProductOptions = ({ templateId, typed, methodsError }: OptionsProps) => (
	<>
		<Checkbox
			label="Can be customized"
			name="customizable"
			defaultChecked={typed.customizable === 'on'}
			hint="Teams design it in the builder."
		/>
		<Checkbox
			label="Takes names and numbers"
			name="personalized"
			defaultChecked={typed.personalized === 'on'}
			hint="Of players. A name or number is asked for where the design prints one."
		/>
		<Checkbox
			label="The art is dyed in"
			name="sublimated"
			defaultChecked={typed.sublimated === 'on'}
			hint="Every design costs the same."
		/>
		<Checkbox
			label="Raises funds"
			name="fundraising"
			defaultChecked={typed.fundraising === 'on'}
			hint="In team portals with a margin. Spirit wear does, unless you say otherwise."
		/>
		<MethodChoice
			templateId={templateId}
			isOn={(method) => typed[methodField(method)] === 'on'}
			error={methodsError}
		/>
	</>
)

/** Nothing where the garment has only one. */
function MethodChoice({ templateId, isOn, error }: Props) {
	const methods = garmentMethods(templateId)
	if (methods.length < 2) return null
	return (
		<fieldset id="methods" className="sm:col-span-2" aria-describedby="methods-hint">
			<legend className="font-semibold">Decoration methods</legend>
			<div className="grid sm:grid-cols-3">
				{methods.map((method) => (
					<Checkbox
						key={method}
						label={decorationMethodNames[method]}
						name={methodField(method)}
						defaultChecked={isOn(method)}
					/>
				))}
			</div>
			<p id="methods-hint" className="text-label text-muted">
				Teams choose among these. All or none: every method that the garment takes. A place that takes none of
				them cannot be decorated.
			</p>
			<FieldError id="methods-error">{error}</FieldError>
		</fieldset>
	)
}

// The decoration methods that a product takes, of those that its garment can have.
import { garmentMethods } from '#catalog/rules/decoration-methods.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'
import { Checkbox, FieldError } from '#ui/fields.tsx'
import { methodField } from '../../rules/product-edit.ts'

type Props = { templateId: string; isOn: (method: DecorationMethod) => boolean; error?: string | undefined }

/** Nothing where the garment has only one. */
export function MethodChoice({ templateId, isOn, error }: Props) {
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

import type { ComponentProps } from 'react'
import { fieldAttributes, fieldBox, FieldFrame, type FieldText } from './field.tsx'
import { Icon } from './icon.tsx'

export type Option = { value: string; label: string; disabled?: boolean }
type SelectProps = FieldText &
	Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & { options: readonly Option[] }

/** A native select, styled. */
export function SelectField({ label, name, id, hint, error, options, className, ...rest }: SelectProps) {
	return (
		<FieldFrame {...{ label, name, id, hint, error, className }} required={rest.required}>
			<span className="relative block">
				<select
					{...fieldAttributes({ id, name, hint, error })}
					className={`${fieldBox} appearance-none pr-10`}
					{...rest}
				>
					{options.map(({ value, label: text, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{text}
						</option>
					))}
				</select>
				<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
			</span>
		</FieldFrame>
	)
}

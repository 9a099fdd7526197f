import { useState, type ComponentProps } from 'react'
import { fieldAttributes, fieldBox, FieldFrame, type FieldText } from '#ui/fields.tsx'
import { useAuthTexts } from './auth-language.tsx'

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'>

/** Password input with a show/hide toggle. Without scripts the toggle is hidden. */
export function PasswordField({ label, name, id, hint, error, className, ...rest }: PasswordFieldProps) {
	const [isShown, setShown] = useState(false)
	const own = id ?? name
	const { texts } = useAuthTexts()
	return (
		<FieldFrame {...{ label, name, id, hint, error, className }} required={rest.required}>
			<span className="relative block">
				<input
					{...fieldAttributes({ id, name, hint, error })}
					type={isShown ? 'text' : 'password'}
					autoCapitalize="none"
					spellCheck={false}
					className={`${fieldBox} pr-24`}
					{...rest}
				/>
				<button
					type="button"
					aria-controls={own}
					aria-label={isShown ? texts.hidePassword : texts.showPassword}
					onClick={() => setShown(!isShown)}
					className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-bold text-primary hover:text-ink noscript:hidden"
				>
					{isShown ? texts.hide : texts.show}
				</button>
			</span>
		</FieldFrame>
	)
}

import { buttonLook } from '#ui/button.tsx'

type CopyButtonProps = {
	/** What is copied. */
	text: string
	label: string
	/** For screen readers, where several buttons stand side by side. */
	title?: string
}

/** Shows only where a script can copy; what it copies stands beside it, or follows from it. */
export const CopyButton = ({ text, label, title }: CopyButtonProps) => (
	<copy-text data-text={text}>
		<button type="button" hidden className={buttonLook({ variant: 'outline', size: 'small' })}>
			<span data-words="">{label}</span>
			{title && <span className="sr-only"> {title}</span>}
		</button>
	</copy-text>
)

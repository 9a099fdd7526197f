import { useState } from 'react'
import { Button } from './button.tsx'
import { showToast } from './show-toast.ts'

type CopyButtonProps = { text: string; label: string; copied: string; about?: string }

/** Copies a text to the clipboard and announces it. @param about what is copied, for screen readers */
export function CopyButton({ text, label, copied, about }: CopyButtonProps) {
	const [isCopied, setCopied] = useState(false)
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text)
			setCopied(true)
		} catch {
			showToast({ tone: 'error', title: 'Not copied', detail: 'Mark the text and copy it by hand.' })
		}
	}
	return (
		<Button
			variant="outline"
			size="small"
			onClick={() => void copy()}
			aria-label={about ? `${isCopied ? copied : label}: ${about}` : undefined}
		>
			{isCopied ? copied : label}
		</Button>
	)
}

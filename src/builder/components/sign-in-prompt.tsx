// Saving requires an account: links to the sign-in and back to the same step.
import { useLocation } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StepIndex } from '../editor/store.ts'
import { messages } from '#designs/messages.ts'

export function SignInPrompt({ step }: { step: StepIndex }) {
	const { pathname } = useLocation()
	const next = encodeURIComponent(`${pathname}?step=${step}`)
	return (
		<div className="px-4 pt-5 lg:px-5.5">
			<Notice tone="info" title={messages.authRequired}>
				<p>{`${messages.signInToSave}. Your work is kept on this device meanwhile.`}</p>
				<p className="mt-2.5 flex flex-wrap gap-2">
					<ButtonLink href={`/auth?next=${next}`} size="small" className="no-underline">
						Sign in
					</ButtonLink>
					<ButtonLink href={`/auth?tab=sign-up&next=${next}`} size="small" variant="outline">
						Create an account
					</ButtonLink>
				</p>
			</Notice>
		</div>
	)
}

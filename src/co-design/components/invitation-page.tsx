// The page behind the link to design together.
import { Button, ButtonLink } from '#ui/button.tsx'

type InvitationPageProps = {
	invitation: { owner: string; design: string; isSignedIn: boolean; isRemoved: boolean }
	/** Of this page. */
	path: string
}

export function InvitationPage({
	invitation: { owner, design, isSignedIn, isRemoved },
	path,
}: InvitationPageProps) {
	return (
		<>
			<header className="turf">
				<div className="measure pt-7 pb-8">
					<p className="text-on-turf-muted">{`${owner} invites you`}</p>
					<h1 className="display mt-1 text-heading font-black wrap-anywhere">Design together</h1>
					{design !== '' && <p className="mt-3 text-on-turf-muted">{design}</p>}
				</div>
			</header>
			<div className="measure grid gap-6 pt-6 pb-16">
				<p>
					You edit the design at the same time and see each other’s changes at once. The others see your first
					name and the step that you are in. The owner saves and orders the design.
				</p>
				{isRemoved ? (
					<p className="font-bold">{`${owner} has removed you from this design. Ask to be let back in.`}</p>
				) : (
					<Joining {...{ isSignedIn, path }} />
				)}
			</div>
		</>
	)
}

function Joining({ isSignedIn, path }: { isSignedIn: boolean; path: string }) {
	if (isSignedIn)
		return (
			<form method="post">
				<Button type="submit" variant="action" size="large">
					Join the design
				</Button>
			</form>
		)
	const next = encodeURIComponent(path)
	return (
		<div>
			<p className="mb-3 font-bold">Sign in to join.</p>
			<p className="flex flex-wrap gap-3">
				<ButtonLink href={`/auth?next=${next}`} variant="action" size="large">
					Sign in
				</ButtonLink>
				<ButtonLink href={`/auth?tab=sign-up&next=${next}`} variant="outline" size="large">
					Create an account
				</ButtonLink>
			</p>
		</div>
	)
}

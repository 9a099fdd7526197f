import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { messages } from '../rules/words.ts'

/** Nothing in it yet, and where to go from here. */
export const EmptyCart = ({ isSignedIn }: { isSignedIn: boolean }) => (
	<EmptyState
		icon="cart"
		title={
			<span role="heading" aria-level={2}>
				{messages.empty}
			</span>
		}
		actions={
			<>
				<ButtonLink href="/builder/jerseys" variant="action">
					Design a jersey
				</ButtonLink>
				<ButtonLink href="/sport/football/products" variant="outline">
					Shop football
				</ButtonLink>
				<ButtonLink href="/builder/spirit-wear" variant="outline">
					Browse spirit wear
				</ButtonLink>
			</>
		}
	>
		<p>
			{isSignedIn ? (
				<>
					Order one of{' '}
					<a href="/designs" className="font-semibold text-primary underline">
						your designs
					</a>
					, or pick something ready to ship.
				</>
			) : (
				<>
					Already put something in on another device?{' '}
					<a href="/auth?next=%2Fcart" className="font-semibold text-primary underline">
						Sign in
					</a>{' '}
					to find it here.
				</>
			)}
		</p>
	</EmptyState>
)

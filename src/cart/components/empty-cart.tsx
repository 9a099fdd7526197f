import { NothingYet } from '#ui/nothing-yet.tsx'
import { messages } from '../rules/labels.ts'

/** The empty cart, with links onward. */
export const EmptyCart = ({ isSignedIn }: { isSignedIn: boolean }) => (
	<NothingYet
		icon="cart"
		title={messages.empty}
		ways={[
			{ href: '/builder/jerseys', label: 'Design a jersey' },
			{ href: '/sport/football/products', label: 'Shop football' },
			{ href: '/builder/spirit-wear', label: 'Browse spirit wear' },
		]}
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
	</NothingYet>
)

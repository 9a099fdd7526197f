import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until React has hydrated; then true. */
export const useAlive = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)

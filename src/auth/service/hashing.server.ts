// Passwords as argon2id, computed off the main thread, few at a time (auth contract §7.1).
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AuthFailure } from '../rules/errors.ts'
import type { AuthSettings } from '../rules/settings.ts'

export type Hasher = {
	hash: (password: string) => Promise<string>
	/** Takes equally long without a stored hash: it then checks a fixed one and returns false. */
	verify: (stored: string | null, password: string) => Promise<boolean>
	/** Whether the stored hash was made with less memory or fewer passes than today's. */
	isOutdated: (stored: string) => boolean
}

type Hashing = AuthSettings['hashing']

/** Limits how many run and how many wait. The thread pool also reads files, so it must not be full. */
function createQueue({ concurrency, queue }: Pick<Hashing, 'concurrency' | 'queue'>) {
	const waiting: (() => void)[] = []
	let running = 0
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= concurrency) {
			if (waiting.length >= queue)
				throw new AuthFailure(503, 'hook_timeout', { message: 'Too busy, please try again', retryAfterS: 1 })
			await new Promise<void>((resolve) => waiting.push(resolve))
		} else running += 1
		try {
			return await work()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}

/** Composed form, so that the same characters typed on another keyboard are the same password. */
const normalized = (password: string) => password.normalize('NFC')

export function createHasher(hashing: Hashing): Hasher {
	// Argon2id is the package's default.
	const options = {
		memoryCost: hashing.memoryKib,
		timeCost: hashing.passes,
		parallelism: 1,
	}
	// Leaves one core for page requests.
	const concurrency = Math.max(1, Math.min(hashing.concurrency, availableParallelism() - 1))
	const inTurn = createQueue({ ...hashing, concurrency })
	const make = (password: string) => inTurn(() => hash(normalized(password), options))
	let dummy: Promise<string> | undefined
	return {
		hash: make,
		verify: async (stored, password) => {
			dummy ??= make('no password is like this one')
			const against = stored ?? (await dummy)
			const isRight = await inTurn(() => verify(against, normalized(password)))
			return stored !== null && isRight
		},
		isOutdated: (stored) => {
			const [, memory = '0', passes = '0'] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? []
			return Number(memory) < hashing.memoryKib || Number(passes) < hashing.passes
		},
	}
}

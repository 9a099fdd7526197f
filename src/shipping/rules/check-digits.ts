// Check digit algorithms. Each takes the digits before the check digit and returns the check digit.

const digitsOf = (text: string): number[] => [...text].map(Number)

/** The weighted sum of the digits. Weights repeat; `weights[0]` belongs to the last digit. */
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
	digits.toReversed().reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)

/**
 * The difference to the next multiple of ten. Weights 3 and 1 from the right are those of GS1 and of the Intelligent
 * Mail package barcode.
 */
export const mod10 = (digits: string | readonly number[], weights: readonly number[] = [3, 1]): number =>
	(10 - (weighted(typeof digits === 'string' ? digitsOf(digits) : digits, weights) % 10)) % 10

/** The remainder by 11 with weights 1, 3 and 7 from the right; 10 counts as 0. */
export const mod11 = (digits: string): number => (weighted(digitsOf(digits), [1, 3, 7]) % 11) % 10

/** The remainder by 7 of all digits as one number. */
export const mod7 = (digits: string): number => Number(BigInt(digits) % 7n)

export declare function problemIn(subject: string): string | null
export declare function commitsToJudge(git: (command: string, ...args: readonly string[]) => string): readonly string[]

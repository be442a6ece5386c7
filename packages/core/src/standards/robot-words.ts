/** Robots and spam in a short note, in texts that are folded by `plain`: most languages borrow both words. */
export const robotWords = /robot|робот|ρομποτ|רובוט|روبوت|ロボット|로봇|[机機]器人|spam|спам|soppelpost/

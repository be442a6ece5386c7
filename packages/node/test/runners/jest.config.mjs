export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*.jest.mjs'],
  testEnvironment: 'node',
  transform: {},
  setupFilesAfterEnv: ['@operable/node/matchers/jest'],
}

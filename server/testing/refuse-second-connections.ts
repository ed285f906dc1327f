import { refuseSecondConnections } from '../src/platform/database/shop-pool.ts'

// Vitest runs this before each test file.
refuseSecondConnections()
